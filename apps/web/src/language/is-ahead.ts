export const isAhead = (instant: string): boolean => new Date(instant).getTime() > Date.now()
