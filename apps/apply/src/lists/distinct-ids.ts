/** Each id once, written as the database writes it. */
export const distinctIds = (ids: readonly string[]): readonly string[] => [...new Set(ids.map(id => id.toLowerCase()))]
