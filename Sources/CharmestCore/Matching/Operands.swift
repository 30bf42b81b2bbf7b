/// The matchers that a matcher joins by "and" or by "or".
///
/// They are known, so that chains become one list and mixed operators get parentheses.
@usableFromInline package final class Operands<Value> {
  @usableFromInline package enum Joint { case and, or }

  private let joint: Joint
  // Apart, because a list of all of them would take longer to make than to judge by.
  private let first: Matcher<Value>?
  /// The next matchers, in lists that become shorter.
  ///
  /// A chain of many operators makes a longer list with each of them. To copy all matchers each time
  /// would take quadratic time, so a list is only joined with one that is not shorter.
  private let earlier: [[Matcher<Value>]]
  /// The last matchers.
  private let rest: [Matcher<Value>]

  @usableFromInline package init(
    by joint: Joint, _ first: Matcher<Value>?, _ rest: [Matcher<Value>]
  ) {
    self.joint = joint
    // One list for a long chain: recursion through it would be too deep.
    func chain(_ operands: Operands?) -> Operands? {
      if let operands, operands.joint == joint { operands } else { nil }
    }
    var hasChain = false
    var index = 0
    while index < rest.count, !hasChain {
      hasChain = chain(rest[index].operands) != nil
      index += 1
    }
    var rest = hasChain ? rest.flatMap { chain($0.operands)?.matchers ?? [$0] } : rest
    var earlier: [[Matcher<Value>]] = []
    if let chain = chain(first?.operands) {
      self.first = chain.first
      earlier = chain.earlier
      if chain.rest.count > rest.count {
        earlier.append(chain.rest)
      } else {
        rest = chain.rest + rest
      }
      while let last = earlier.last, last.count <= rest.count {
        earlier.removeLast()
        rest = last + rest
      }
    } else {
      self.first = first
    }
    self.earlier = earlier
    self.rest = rest
  }

  /// All matchers; one that is joined in the same way is replaced by its operands.
  package var matchers: [Matcher<Value>] {
    (first.map { [$0] } ?? []) + earlier.joined() + rest
  }

  @usableFromInline var acceptNil: Bool {
    switch joint {
    case .or: matchers.contains(where: \.acceptsNil)
    case .and: !matchers.isEmpty && matchers.allSatisfy(\.acceptsNil)
    }
  }

  /// Judges a value by the matchers; by those that are joined by "or", until one matches.
  ///
  /// - Returns: The match at which it stopped.
  package func judge(_ value: Value, by judging: inout Judging, _ found: inout FoundMismatches)
    -> Verdict?
  {
    if let first, let match = judge(value, first, by: &judging, &found) { return match }
    for list in earlier {
      if let match = judge(value, list, by: &judging, &found) { return match }
    }
    return judge(value, rest, by: &judging, &found)
  }

  private func judge(
    _ value: Value, _ matchers: [Matcher<Value>], by judging: inout Judging,
    _ found: inout FoundMismatches
  ) -> Verdict? {
    var index = 0
    while index < matchers.count {
      if let match = judge(value, matchers[index], by: &judging, &found) { return match }
      index += 1
    }
    return nil
  }

  private func judge(
    _ value: Value, _ matcher: Matcher<Value>, by judging: inout Judging,
    _ found: inout FoundMismatches
  ) -> Verdict? {
    let verdict = judging.judge(matcher, value)
    if case .or = joint, verdict.isMatch { return verdict }
    found.add(verdict)
    return nil
  }

  /// What is expected, or the opposite of it.
  @usableFromInline func description(orIfNone none: String, _ sense: Sense) -> Phrase {
    let matchers = matchers
    if matchers.isEmpty { return "\(sense.not)\(none)" }
    if matchers.count == 1 { return matchers[0].describe(sense) }
    let all = Phrase.conditions(
      matchers.lazy.map { [joint] in $0.description(in: joint) }, joinedBy: "\(joint)")
    return sense.isOpposite ? "not (\(all))" : all
  }

  fileprivate func isMisread(in outer: Joint?) -> Bool { outer != joint && matchers.count > 1 }
}

/// What several matchers have found wrong with one value.
package struct FoundMismatches {
  package private(set) var mismatches: [Mismatch] = []
  /// How many matchers have judged.
  package private(set) var total = 0
  /// How many matchers matched before the first that did not.
  package private(set) var metFirst = 0

  package init() {}

  package mutating func add(_ verdict: Verdict) {
    total += 1
    if case .mismatch(let mismatch) = verdict {
      mismatches.append(mismatch)
    } else if mismatches.isEmpty {
      metFirst += 1
    }
  }
}

extension Matcher {
  /// The description, in parentheses if it would otherwise be misread.
  fileprivate func description(in joint: Operands<Value>.Joint) -> Phrase {
    operands?.isMisread(in: joint) == true ? "(\(expected))" : expected
  }
}
