/** Made when it is asked for first, and kept. */
export const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}
