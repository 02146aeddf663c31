/** A tick and its gap, in units of a drawing: twice the dashes of its style sheet. */
export const tick = 6
