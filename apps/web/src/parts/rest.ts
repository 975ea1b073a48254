/** Yields to the browser. */
export const rest = (ms = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
