import { session } from '../session/session.ts'

/** What has not reached the service yet, and the version that it changes. */
export type Unsaved<T> = { readonly value: T; readonly version: number | undefined }

const all = 'kolleg.unsaved.'

/** Whose words they are is asked here and nowhere else. Referees without an account are nobody. */
const mine = (): string => {
  const now = session.get()
  return `${all}${now.state === 'anonymous' ? '' : encodeURIComponent(now.person)}/`
}

const names = (): readonly string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')

const forgetWhere = (isGone: (name: string) => boolean): void => {
  for (const name of names().filter(each => each.startsWith(all) && isGone(each))) sessionStorage.removeItem(name)
}

/**
 * A copy in this tab alone, for the person who is signed in: it outlives a reload and an expired sign-in, and is gone
 * with the tab.
 */
export const unsaved = {
  read: <T>(key: string): Unsaved<T> | undefined => {
    const text = sessionStorage.getItem(`${mine()}${key}`)
    return text === null ? undefined : (JSON.parse(text) as Unsaved<T>)
  },
  keep: <T>(key: string, copy: Unsaved<T>): void => sessionStorage.setItem(`${mine()}${key}`, JSON.stringify(copy)),
  forget: (key: string): void => sessionStorage.removeItem(`${mine()}${key}`),
  isEmpty: (): boolean => !names().some(each => each.startsWith(mine())),
  forgetOthers: (): void => forgetWhere(each => !each.startsWith(mine())),
  forgetAll: (): void => forgetWhere(() => true),
}
