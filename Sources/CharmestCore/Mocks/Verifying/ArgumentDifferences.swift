/// What differs between the arguments of a call and what is expected of them.
struct ArgumentDifferences {
  private let differing: [Argument]

  private struct Argument {
    let name: String
    let mismatch: Mismatch
    let explanation: Explanation

    /// The name as the subject of a sentence; a label such as `of` or `to` is not a noun.
    var subject: String { prepositions.contains(name) ? "argument \"\(name)\"" : name }

    /// The name in a sentence about several arguments: `bowls`, `"to:"`.
    var quotedName: String { prepositions.contains(name) ? "\"\(name):\"" : name }

    /// A line for each of several differences, if one line cannot hold all.
    var parts: [DetailLine.Pair]? {
      guard explanation.differences.count > 1,
        !explanation.sentence().isOnALine
      else { return nil }
      var named = Explanation(explanation.at(.argument(name)).located)
      named.unlisted = explanation.unlisted
      return named.items(most: Layout.mostListed).map { ($0.key, $0.value) }
    }

    /// What was expected and what came, on a line each, if one line cannot hold both.
    var bothSides: [DetailLine.Pair]? {
      guard !explanation.isInside, let only = explanation.differences.first, only.note == nil,
        !only.claimText.isOnALine
      else { return nil }
      switch only.claim {
      case .unequal(let expected, let actual):
        return [(name, "expected \(expected)"), (name, "but was \(actual)")]
      case .reason(let expected, let reason):
        return [(name, "expected \(expected)"), (name, "but \(reason)")]
      default: return nil
      }
    }
  }

  /// - Parameters:
  ///   - mismatches: One for each argument; nil if it matches.
  ///   - name: The name of the method, for the names of the arguments.
  init(of mismatches: [Mismatch?], in name: MethodName) {
    differing = mismatches.enumerated().compactMap { index, mismatch in
      mismatch.map {
        Argument(name: name.argumentName(index), mismatch: $0, explanation: $0.explanation)
      }
    }
  }

  /// The differences, to be put behind the name of a call: everything if there is room, otherwise
  /// the names and the first difference.
  var phrase: Phrase {
    if let swapped { return ": \(swapped)" }
    let sentences = differing.map { difference in
      let explanation = difference.explanation.at(.argument(difference.subject))
      // If there are several differences, the sentence begins with their number.
      return explanation.sentence(separator: explanation.differences.count > 1 ? ": " : " ")
    }
    guard let first = sentences.first else { return "" }
    // Better than a line that is cut in its middle.
    let names = Phrase(" in \(joined(differing.map(\.name)))").droppable(with: .counts)
    return .if(
      .listed(differing.count), ": \(list(sentences, joint: .semicolon))",
      orElse: "\(names): \(first)")
  }

  /// Whether both sides of each argument show what differs; not if they look alike, or if one cannot
  /// be judged.
  var areSeen: Bool {
    differing.allSatisfy { argument in
      !argument.mismatch.isUndecided
        && !(argument.mismatch.unequalValues.map(Nearest.readAlike) ?? false)
    }
  }

  /// What is easily overlooked though both sides are shown: `only upper and lower case differ`.
  var note: Phrase {
    let only = differing.count == 1 ? differing[0].explanation.differences : []
    return (only.count == 1 ? only[0].note : nil) ?? ""
  }

  private var swapped: Phrase? {
    let unequal = differing.compactMap { argument in
      argument.mismatch.unequalValues.map {
        (Path.expression(argument.quotedName), $0.expected, $0.actual)
      }
    }
    return unequal.count == differing.count ? CharmestCore.swapped(unequal)?.claimWithNote : nil
  }

  /// Each difference on its own, behind the name of its argument.
  var each: [Difference] {
    differing.flatMap { $0.explanation.at(.argument($0.name)).each }
  }

  /// A line for each difference, if the first line does not say all.
  var lines: [DetailLine] {
    let pairs: [DetailLine.Pair] = differing.flatMap { argument in
      argument.bothSides ?? argument.parts ?? [(argument.name, argument.explanation.sentence())]
    }
    return DetailLine.aligned(pairs).needed(.unlessSaid)
  }
}

/// Labels that cannot be the subject of a sentence.
private let prepositions: Set<String> = [
  "about", "after", "against", "as", "at", "before", "between", "by", "for", "from", "in", "into",
  "of", "off", "on", "onto", "over", "per", "since", "through", "to", "toward", "under", "until",
  "upon", "using", "via", "when", "where", "while", "with", "within", "without",
]
