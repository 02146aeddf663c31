/** The version of the scorecard, apart from it: a report without a score names it too, and loads no check. */
export const rubricVersion = '1.2'
