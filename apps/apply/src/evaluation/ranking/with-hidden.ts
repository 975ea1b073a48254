/** The wanted order; what its author does not see stays where it was, as far as there are as many. */
export const withHidden = (wanted: readonly string[], before: readonly string[], seen: ReadonlySet<string>) => {
  const order = [...wanted]
  for (const [place, id] of before.entries()) if (!seen.has(id)) order.splice(place, 0, id)
  return order
}
