/** As many steps as one can begin with. */
const stepsGiven = 3

/**
 * The answers whose steps come first: the most urgent and, among equals, those of the first questions.
 * `answers` are in the order of the questions, which is that of their importance.
 */
export function nextSteps<Answer extends { readonly urgency: number }>(
  answers: readonly Answer[],
): readonly Answer[] {
  return answers.toSorted((a, b) => b.urgency - a.urgency).slice(0, stepsGiven)
}

/** True when nothing is urgent. */
export function isReady(answers: readonly { readonly urgency: number }[]): boolean {
  return answers.every(({ urgency }) => urgency === 0)
}
