import type { Language } from './language.ts'

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const publicPage = new RegExp(`^/(?:positions(?:/${uuid})?|groups/${uuid}|privacy|imprint)?$`, 'i')

type Address = { readonly language: Language | undefined; readonly path: string }

/** Public pages have an address per language, `/de/positions`; without one they follow the browser. */
export const readAddress = (path: string): Address => {
  const [, language, rest = '/'] = /^\/(en|de)(\/.*)?$/.exec(path) ?? []
  return language && publicPage.test(rest)
    ? { language: language as Language, path: rest }
    : { language: undefined, path }
}

/** Undefined for a page with a single address. */
export const addressIn = (language: Language, path: string): string | undefined =>
  publicPage.test(path) ? `/${language}${path === '/' ? '' : path}` : undefined
