const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A request may write ids in capitals; the trail stores and searches them in lower case. */
export const asKept = <Value>(value: Value): Value | string =>
  typeof value === 'string' && uuid.test(value) ? value.toLowerCase() : value
