import { session } from '../session/session.ts'

/** What has not reached the service yet, and the version that it changes. */
export type Unsaved<T, V = number> = { readonly value: T; readonly version: V | undefined }

/** Of the person who is here, or of a link that opens its page to whoever has it. */
export type Whose = 'person' | 'link'

/** Where one thing waits in this tab. */
export type Place<T, V = number> = {
  readonly read: () => Unsaved<T, V> | undefined
  readonly keep: (copy: Unsaved<T, V>) => void
  readonly forget: () => void
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

/** A copy in this tab alone: it outlives a reload and an expired sign-in, and is gone with the tab. */
export const unsaved = {
  /** Whose it is is asked here and nowhere else, and once: it stays theirs, whoever is here as it is sent. */
  of: <T, V = number>(key: string, whose: Whose = 'person'): Place<T, V> => {
    const name = `${whose === 'link' ? ofLinks : mine()}${key}`
    return {
      read: () => {
        const text = sessionStorage.getItem(name)
        return text === null ? undefined : (JSON.parse(text) as Unsaved<T, V>)
      },
      keep: copy => {
        // Whoever has signed out meanwhile leaves nothing behind.
        if (isMine(name)) sessionStorage.setItem(name, JSON.stringify(copy))
      },
      forget: () => sessionStorage.removeItem(name),
    }
  },
  isEmpty: (): boolean => !names().some(isMine),
  forgetOthers: (): void => forgetWhere(name => !isMine(name)),
  forgetAll: (): void => forgetWhere(() => true),
}
