/** First come, first served, and the urgent before all others: resolves with the function that ends the caller's turn. */
export function turns(): (isUrgent?: boolean) => Promise<() => void> {
  const line: (() => void)[] = []
  let isTaken = false
  const handOn = (): void => {
    const next = line.shift()
    if (next) next()
    else isTaken = false
  }
  return async (isUrgent = false) => {
    if (isTaken) await new Promise<void>(resolve => void (isUrgent ? line.unshift(resolve) : line.push(resolve)))
    isTaken = true
    let isOver = false
    return () => {
      if (!isOver) handOn()
      isOver = true
    }
  }
}
