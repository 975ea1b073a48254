import type { Language } from './language.ts'

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const publicPage = new RegExp(`^/(?:positions(?:/${uuid})?|groups/${uuid}|privacy|imprint)?$`, 'i')

type Address = { readonly language: Language | undefined; readonly path: string }

/** Pages that everyone may read have an address in each language, `/de/positions`; without it they follow the browser. */
export const readAddress = (path: string): Address => {
  const [, language, rest = '/'] = /^\/(en|de)(\/.*)?$/.exec(path) ?? []
  return language && publicPage.test(rest)
    ? { language: language as Language, path: rest }
    : { language: undefined, path }
}

/** Undefined for a page that has one address only. */
export const addressIn = (language: Language, path: string): string | undefined =>
  publicPage.test(path) ? `/${language}${path === '/' ? '' : path}` : undefined
