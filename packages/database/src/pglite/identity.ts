import { statSync } from 'node:fs'

/** Tells from now on whether the file at this path is still the same one, and not deleted, replaced or out of reach. */
export function identityOf(path: string): () => boolean {
  const { dev, ino } = statSync(path)
  return () => {
    try {
      const now = statSync(path)
      return now.ino === ino && now.dev === dev
    } catch {
      return false
    }
  }
}
