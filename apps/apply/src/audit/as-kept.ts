const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A request may name things by ids in capitals; in the trail they stand, and are looked for, as they are. */
export const asKept = <Value>(value: Value): Value | string =>
  typeof value === 'string' && uuid.test(value) ? value.toLowerCase() : value
