import { isThere, onReturn, waitForReturn } from '../api/away.ts'
import { i18n } from '../language/i18n.ts'
import { keepLanguage } from '../language/language.ts'
import { unsaved } from '../parts/unsaved.ts'
import type { Begin } from './open-id.ts'
import { lastSignOut, remembered, session } from './session.ts'

const here = (): string => `${location.pathname}${location.search}${location.hash}`

/** Loaded on demand: visitors who only look around do not pay for it. */
const openId = () => import('./open-id.ts')

export const signIn = async (options: Partial<Begin> = {}): Promise<void> => {
  // The provider's page appears in the language of the click.
  const { language = i18n.language } = options
  if (options.prompt !== 'none') keepLanguage(language === 'de' ? 'de' : 'en')
  const { begin } = await openId()
  await begin({ returnTo: here(), ...options, language })
}

export const signOut = async (): Promise<void> => (await openId()).end()

/** The first step of the page: `leaving` for the provider, `failed` there, `handed over` to another tab, or here. */
export const arrive = async (): Promise<'leaving' | 'failed' | 'handed over' | 'here'> => {
  if (!lastSignOut.isKnown()) {
    unsaved.forgetOthers()
    lastSignOut.learn()
  }
  if (location.pathname === '/signed-in') {
    try {
      const { complete } = await openId()
      const done = await complete()
      if (done === 'handed over') return done
      history.replaceState(null, '', done.returnTo)
      return 'here'
    } catch (error) {
      console.error(error)
      // The code in the address is used up, but the provider has a session now.
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

/** Retries once the service is back; does nothing if it was up and the error is another one. */
const whenThere = async (retry: () => unknown): Promise<void> => {
  if (await isThere()) return
  onReturn(retry)
  void waitForReturn()
}

const leewayMs = 30_000
let renewing: Promise<boolean> | undefined

/** A valid token, if anybody is signed in; waits while the sign-in has expired. */
export const freshToken = async (): Promise<string | undefined> => {
  const now = session.get()
  if (now.state === 'anonymous') return undefined
  if (now.state === 'expired') return await whenBack()
  return now.expiresAt - leewayMs > Date.now() ? now.token : await renewedToken()
}

/** After a 401: renews the token, or asks the person to sign in. */
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
