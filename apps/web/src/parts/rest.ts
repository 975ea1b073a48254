/** Lets everything else go first. */
export const rest = (ms = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
