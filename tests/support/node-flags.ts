/**
 * For processes of Node.js that live for seconds: V8 does not optimise the code of PGlite in the background. A site
 * that starts, answers and ends then takes 1.5 s of CPU instead of 2.4.
 */
export const shortLivedFlags = ['--liftoff-only']
