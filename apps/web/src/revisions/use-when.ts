import { useFormat } from '../language/format.ts'

/** “14:03” today, with the date otherwise. */
export const useWhen = (): ((instant: string | Date) => string) => {
  const format = useFormat()
  return instant => {
    const at = new Date(instant)
    return at.toDateString() === new Date().toDateString() ? format.clock(at) : format.instant(at)
  }
}
