/** What has not reached the service yet, and the version that it changes. */
export type Unsaved<T> = { readonly value: T; readonly version: number | undefined }

const place = (key: string): string => `kolleg.unsaved.${key}`

/** A copy in this tab alone: it outlives a reload and an expired sign-in, and is gone with the tab. */
export const unsaved = {
  read: <T>(key: string): Unsaved<T> | undefined => {
    const text = sessionStorage.getItem(place(key))
    return text === null ? undefined : (JSON.parse(text) as Unsaved<T>)
  },
  keep: <T>(key: string, copy: Unsaved<T>): void => sessionStorage.setItem(place(key), JSON.stringify(copy)),
  forget: (key: string): void => sessionStorage.removeItem(place(key)),
}
