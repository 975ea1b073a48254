/** An instant that is still to come. */
export const isAhead = (instant: string): boolean => new Date(instant).getTime() > Date.now()
