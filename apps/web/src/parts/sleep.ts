/** Waits; without a time it only lets the browser work first. */
export const sleep = (ms = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
