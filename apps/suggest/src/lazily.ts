/** Computes the value on first use and keeps it. */
export const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}
