/** Separate from the scorecard: a report without a score names it too, without loading the checks. */
export const rubricVersion = '2.5'
