/** What a disc may say: yes, in part, no, or that it is not known. */
export const degrees = ['yes', 'partly', 'no', 'unknown'] as const
