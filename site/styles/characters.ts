/** The characters of our own words: ASCII, French letters and punctuation, English punctuation. */
export const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\
\u00a0àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜ«»‘’“”…–—€£§©°±×÷−·•²³½↑`
