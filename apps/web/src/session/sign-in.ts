import { isThere, onReturn, waitForReturn } from '../api/away.ts'
import { i18n } from '../language/i18n.ts'
import { keepLanguage } from '../language/language.ts'
import type { Begin } from './open-id.ts'
import { remembered, session } from './session.ts'

const here = (): string => `${location.pathname}${location.search}${location.hash}`

/** The library comes when someone signs in: who only looks around does not pay for it. */
const openId = () => import('./open-id.ts')

export const signIn = async (asked: Partial<Begin> = {}): Promise<void> => {
  // Who signs in goes on in the language in which they asked for it.
  const { language = i18n.language } = asked
  if (asked.prompt !== 'none') keepLanguage(language === 'de' ? 'de' : 'en')
  const { begin } = await openId()
  await begin({ returnTo: here(), ...asked, language })
}

export const signOut = async (): Promise<void> => (await openId()).end()

/** What the page does first: `leaving` for the provider, `failed` there, `handed over` to another page, or here. */
export const arrive = async (): Promise<'leaving' | 'failed' | 'handed over' | 'here'> => {
  if (location.pathname === '/signed-in') {
    try {
      const { complete } = await openId()
      const done = await complete()
      if (done === 'handed over') return done
      history.replaceState(null, '', done.returnTo)
      return 'here'
    } catch (error) {
      console.error(error)
      // What came back from the provider is used up, but the provider knows the person now.
      await whenThere(() => signIn({ returnTo: '/' }))
      return 'failed'
    }
  }
  if (!remembered.get() || location.pathname === '/sign-in/again') return 'here'
  try {
    await signIn({ prompt: 'none' })
    return 'leaving'
  } catch (error) {
    console.error(error)
    await whenThere(() => location.reload())
    return 'here'
  }
}

/** Does it once the service is back; not at all where it is there and something else was wrong. */
const whenThere = async (goOn: () => unknown): Promise<void> => {
  if (await isThere()) return
  onReturn(goOn)
  void waitForReturn()
}

const leewayMs = 30_000
let renewing: Promise<boolean> | undefined

/** A token that is still good, if anyone is signed in; waits for a person whose sign-in has run out. */
export const freshToken = async (): Promise<string | undefined> => {
  const now = session.get()
  if (now.state === 'anonymous') return undefined
  if (now.state === 'expired') return await whenBack()
  return now.expiresAt - leewayMs > Date.now() ? now.token : await renewedToken()
}

/** The service refused the token: another one, or the person. */
export const renewedToken = async (): Promise<string | undefined> => {
  renewing ??= openId()
    .then(({ renew }) => renew())
    .finally(() => {
      renewing = undefined
    })
  const isRenewed = await renewing
  const now = session.get()
  if (!isRenewed && now.state === 'signed-in') session.set({ state: 'expired', person: now.person })
  return await whenBack()
}

const whenBack = (): Promise<string | undefined> =>
  new Promise(resolve => {
    const look = (): boolean => {
      const now = session.get()
      if (now.state === 'expired') return false
      resolve(now.state === 'signed-in' ? now.token : undefined)
      return true
    }
    if (look()) return
    const stop = session.subscribe(() => {
      if (look()) stop()
    })
  })
