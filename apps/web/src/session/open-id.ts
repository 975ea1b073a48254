import { ErrorResponse, InMemoryWebStorage, User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { Problem } from '../api/problem.ts'
import { sleep } from '../parts/sleep.ts'
import { unsaved } from '../parts/unsaved.ts'
import { saveWithin } from './all-sent.ts'
import { forgetPerson, forgetShared } from './forget-person.ts'
import { ownOrigin } from './own-origin.ts'
import { lastSignOut, remembered, session } from './session.ts'

type SignIn = { readonly issuer: string; readonly clientId: string; readonly resource: string; readonly scope: string }
/** Carried through the sign-in in OpenID's `state`. */
type Carried = { readonly returnTo: string; readonly handOver: boolean }

export type Begin = {
  readonly returnTo: string
  /** `none`: only without interaction. `login`: always ask. */
  readonly prompt?: 'none' | 'login'
  readonly hint?: string
  readonly language?: string
  /** Another tab waits for this sign-in. */
  readonly handOver?: boolean
}

/** Messages between the tabs of a browser. */
type Message = { readonly signedIn: string } | 'signed out'

const tabs = new BroadcastChannel('kolleg.sign-in')
const send = (message: Message): void => tabs.postMessage(message)
const followingMs = 1_000
let made: Promise<UserManager> | undefined

const manager = (): Promise<UserManager> => (made ??= make().catch(forget))
const forget = (error: unknown): never => {
  made = undefined
  throw error
}

const make = async (): Promise<UserManager> => {
  const answer = await fetch('/api/sign-in')
  if (!answer.ok) throw new Error(`Where to sign in is not known: ${answer.status}.`)
  const { issuer, clientId, resource, scope } = (await answer.json()) as SignIn
  return new UserManager({
    authority: issuer,
    client_id: clientId,
    resource,
    scope,
    redirect_uri: `${location.origin}/signed-in`,
    post_logout_redirect_uri: `${location.origin}/`,
    automaticSilentRenew: false,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  })
}

/** Redirects to the provider. */
export const begin = async ({ returnTo, prompt, hint, language, handOver = false }: Begin): Promise<void> => {
  const userManager = await manager()
  const origin = ownOrigin(location.origin, userManager.settings.authority)
  if (origin !== location.origin) {
    const wish = { returnTo, ...(prompt && { prompt }), ...(hint && { hint }), ...(language && { language }) }
    return location.assign(`${origin}/sign-in/start?${new URLSearchParams(wish)}`)
  }
  const state: Carried = { returnTo, handOver }
  await userManager.signinRedirect({
    state,
    redirectMethod: prompt === 'none' ? 'replace' : 'assign',
    ...(prompt && { prompt }),
    ...(hint && { login_hint: hint }),
    ...(language && { ui_locales: language }),
  })
}

const settle = (user: User): void => {
  remembered.set(user.profile.sub)
  session.set({
    state: 'signed-in',
    token: user.access_token,
    expiresAt: (user.expires_at ?? 0) * 1000,
    person: user.profile.sub,
  })
  unsaved.forgetOthers()
}

/** Completes the sign-in; returns where the person was. */
export const complete = async (): Promise<{ readonly returnTo: string } | 'handed over'> => {
  try {
    const user = await (await manager()).signinRedirectCallback()
    const { returnTo, handOver } = user.state as Carried
    settle(user)
    if (!handOver) return { returnTo }
    send({ signedIn: user.toStorageString() })
    return 'handed over'
  } catch (error) {
    remembered.clear()
    // No session at the provider: the person continues anonymously.
    if (error instanceof ErrorResponse && error.error === 'login_required')
      return { returnTo: (error.state as Carried).returnTo }
    throw error
  }
}

/** Renews the token; false if the provider requires interaction. */
export const renew = async (): Promise<boolean> => {
  const userManager = await manager()
  const old = await userManager.getUser()
  if (!old?.refresh_token) return false
  try {
    const user = await userManager.signinSilent()
    // The person may have signed out meanwhile.
    if (user === null || session.get().state === 'anonymous') return false
    settle(user)
    return true
  } catch (error) {
    if (error instanceof ErrorResponse && !passing.has(error.error)) return false
    throw new Problem({ code: 'SIGN_IN_UNAVAILABLE', status: 503 })
  }
}

/** Temporary errors of a provider (RFC 6749). */
const passing: ReadonlySet<string | null> = new Set(['server_error', 'temporarily_unavailable'])

/** The person signed in again in another tab. Somebody else gets a fresh page. */
const welcomeBack = async (handed: string): Promise<void> => {
  const now = session.get()
  if (now.state !== 'expired') return
  const user = User.fromStorageString(handed)
  if (user.profile.sub !== now.person) return location.assign('/')
  await (await manager()).storeUser(user)
  settle(user)
}

/** The person signed out in another tab: this one starts again anonymously. */
const follow = async (): Promise<void> => {
  if (session.get().state === 'anonymous') return
  await saveWithin(followingMs)
  forgetPerson()
  // Unmounts the page first, so that it does not ask before leaving.
  await sleep()
  location.reload()
}

tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data === 'signed out') void follow()
  else void welcomeBack(data.signedIn)
})

// A page that the browser kept while the tab showed another site.
addEventListener('pageshow', () => {
  if (!lastSignOut.isKnown()) void follow()
})

/** Signs out locally at once, and at the provider as far as it supports that. */
export const end = async (): Promise<void> => {
  forgetPerson()
  forgetShared()
  lastSignOut.set()
  send('signed out')
  try {
    const userManager = await manager()
    if (await userManager.metadataService.getEndSessionEndpoint()) return await userManager.signoutRedirect()
    // Some providers do not revoke a self-contained access token; revoking the refresh token ends the others.
    const last = (await userManager.getUser())?.refresh_token ? 'refresh_token' : 'access_token'
    if (await userManager.metadataService.getRevocationEndpoint()) await userManager.revokeTokens([last])
  } catch (error) {
    console.error(error)
  }
  location.assign('/')
}
