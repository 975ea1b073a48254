import { session } from '../session/session.ts'

/** An edit that the service does not have yet, and the version it is based on. */
export type Unsaved<T, V = number> = { readonly value: T; readonly version: V | undefined }

/** Belongs to the signed-in person, or to a link that works without an account. */
export type Whose = 'person' | 'link'

export type UnsavedCopy<T, V = number> = {
  readonly read: () => Unsaved<T, V> | undefined
  readonly write: (copy: Unsaved<T, V>) => void
  readonly remove: () => void
}

const all = 'kolleg.unsaved.'
const ofLinks = `${all}/`

const mine = (): string => {
  const now = session.get()
  return now.state === 'anonymous' ? ofLinks : `${all}${encodeURIComponent(now.person)}/`
}
const isMine = (name: string): boolean => name.startsWith(mine()) || name.startsWith(ofLinks)

const names = (): readonly string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '').filter(name =>
    name.startsWith(all),
  )

const forgetWhere = (isGone: (name: string) => boolean): void => {
  for (const name of names().filter(isGone)) sessionStorage.removeItem(name)
}

/** Stored in this tab only: it survives a reload and an expired sign-in, and ends with the tab. */
export const unsaved = {
  /**
   * The owner is determined once, here: it stays the owner even if somebody else has signed in by the time it is sent.
   */
  of: <T, V = number>(key: string, whose: Whose = 'person'): UnsavedCopy<T, V> => {
    const name = `${whose === 'link' ? ofLinks : mine()}${key}`
    return {
      read: () => {
        const text = sessionStorage.getItem(name)
        return text === null ? undefined : (JSON.parse(text) as Unsaved<T, V>)
      },
      write: copy => {
        // After signing out nothing may be stored.
        if (isMine(name)) sessionStorage.setItem(name, JSON.stringify(copy))
      },
      remove: () => sessionStorage.removeItem(name),
    }
  },
  isEmpty: (): boolean => !names().some(isMine),
  forgetOthers: (): void => forgetWhere(name => !isMine(name)),
  forgetAll: (): void => forgetWhere(() => true),
}
