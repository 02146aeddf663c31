/** ASCII, French letters and signs, English signs: what our own words are written with. */
export const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\
\u00a0àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜ«»‘’“”…–—€£§©°±×÷−·•²³½↑`
