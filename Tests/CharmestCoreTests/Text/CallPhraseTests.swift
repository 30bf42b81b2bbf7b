import CharmestCore
import Testing

@Suite("A call") struct CallPhraseTests {
  private let bill = CallPhrase(
    "till.charge",
    [
      .init("amount", describing(107.5)), .init("card", describing("tok_visa_4242")),
      .init("note", describing("for the table at the window")), .init("tip", describing(false)),
    ])

  private func text(_ call: CallPhrase, _ room: Int) -> String {
    Phrase(call.keeping(room)).shortText
  }

  @Test("is whole where it has room, to the column")
  func whole() {
    let whole =
      #"till.charge(amount: 107.5, card: "tok_visa_4242", "#
      + #"note: "for the table at the window", tip: false)"#
    #expect(text(bill, whole.width) == whole)
    #expect(text(bill, whole.width - 1) != whole)
  }

  @Test(
    "leaves out arguments for which there is no room, the last ones first",
    arguments: [
      (
        92,
        #"till.charge(amount: 107.5, card: "tok_visa_4242", note: "for the table at the window", ...)"#
      ),
      (80, #"till.charge(amount: 107.5, card: "tok_visa_4242", ..., tip: false)"#),
      (65, #"till.charge(amount: 107.5, card: "tok_visa_4242", ...)"#),
      (42, "till.charge(amount: 107.5, ...)"),
      (20, "till.charge(...)"),
    ])
  func last(room: Int, expected: String) { #expect(text(bill, room) == expected) }

  @Test(
    "shows the arguments that tell it, wherever they are, and as many others as have room",
    arguments: [
      (
        90,
        #"till.charge(amount: 107.5, card: "tok_visa_4242", note: "for the table a"..., tip: false)"#
      ),
      (66, #"till.charge(amount: 107.5, card: "tok_visa_4242", ..., tip: false)"#),
      (43, "till.charge(amount: 107.5, ..., tip: false)"),
      (28, "till.charge(..., tip: false)"), (27, "till.charge(...)"),
    ])
  func telling(room: Int, expected: String) {
    #expect(text(bill.telling { $0 == 3 ? $1 : nil }, room) == expected)
  }

  @Test("lets arguments that tell nothing share what is left, cut at the same place in each line")
  func sharing() {
    let street = "Rue des Petits Champs 4, in the yard behind the bakery"
    for (urgent, room) in [("true", 100), ("false", 101), ("no", 98)] {
      let call = CallPhrase(
        "office.invite",
        [
          CallPhrase.Argument("to", describing(street)),
          CallPhrase.Argument("from", describing(street)),
          CallPhrase.Argument("urgent", Phrase(urgent)),
        ])
      #expect(
        text(call.telling { $0 == 2 ? $1 : nil }, room) == """
          office.invite(to: "Rue des Petits "..., from: "Rue des Petits Champs 4, "..., \
          urgent: \(urgent))
          """)
    }
  }

  @Test(
    "has the arguments that differ before others, behind the first one",
    arguments: [
      (80, #"till.charge(amount: 107.5, card: "tok_visa_4242", ..., tip: false)"#),
      (65, #"till.charge(amount: 107.5, ..., tip: false)"#),
      (42, "till.charge(amount: 107.5, ...)"), (20, "till.charge(...)"),
    ])
  func preferring(room: Int, expected: String) {
    #expect(text(bill.preferring([3], unlike: bill), room) == expected)
  }

  @Test("shows of an argument that differs first the parts that another call has not")
  func parts() {
    struct Job {
      let plate = "P-88"
      let paper = "A3, 120 g, wood-free"
      let colours = "4/4"
      var sheets: Int
    }
    func call(_ sheets: Int) -> CallPhrase {
      CallPhrase("press.enqueue", [.init(nil, describing(Job(sheets: sheets)))])
    }
    #expect(text(call(3), 60) == #"press.enqueue(CallPhraseTests.Job(plate: "P-88", ...))"#)
    #expect(
      text(call(3).preferring([0], unlike: call(4)), 60)
        == "press.enqueue(CallPhraseTests.Job(..., sheets: 3))")
    #expect(text(call(3).preferring([0], unlike: call(3)), 60) == text(call(3), 60))
  }

  @Test("gives two long arguments that tell it the same room")
  func shared() {
    func address(_ city: String) -> Phrase {
      describing("an address with very many words before the name of the city, \(city)")
    }
    let call = CallPhrase("send", [.init("from", address("Bonn")), .init("to", address("Ulm"))])
    #expect(
      text(call.telling { $1 }, 80)
        == #"send(from: "an address with very many "..., to: "an address with very many "...)"#)
  }

  @Test("cuts its first argument if there is room for some of it")
  func first() {
    let call = CallPhrase("post", [.init(nil, describing(String(repeating: "word ", count: 20)))])
    #expect(text(call, 50) == #"post("word word word word word word word word"...)"#)
    #expect(text(call, 30) == "post(...)")
  }

  @Test("counts the columns of wide letters")
  func wide() {
    let call = CallPhrase("注文", [.init("麺", describing("味噌ラーメン")), .init("数", describing(2))])
    let whole = #"注文(麺: "味噌ラーメン", 数: 2)"#
    #expect(whole.width == 31)
    #expect(text(call, 31) == whole)
    #expect(text(call, 30) == #"注文(麺: "味噌ラーメン", ...)"#)
  }

  @Test("reads no brackets, commas or quotes in its arguments")
  func data() {
    let call = CallPhrase("log", [.init(nil, "a (b, \"c"), .init(nil, "d)] e"), .init(nil, "f")])
    #expect(text(call, 22) == "log(a (b, \"c, ..., f)")
    #expect(text(call, 23) == "log(a (b, \"c, d)] e, f)")
  }

  @Test("is an assignment or has square brackets where Swift has them")
  func accesses() {
    let arguments: [CallPhrase.Argument] = [
      .init(nil, describing("key")), .init(nil, describing(1)),
    ]
    let access = CallPhrase("store", arguments, in: .square, isAssignment: true)
    #expect(text(access, 80) == #"store["key"] = 1"#)
    let long = CallPhrase(
      "store", [.init(nil, describing("key")), .init(nil, describing("a long value"))], in: .square,
      isAssignment: true)
    #expect(text(long, 20) == #"store["key"] = ..."#)
    #expect(text(CallPhrase("user.name", [], in: .none), 80) == "user.name")
  }
}
