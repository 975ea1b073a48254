import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type House, openHouse } from '../../../test/house/house.ts'
import { seedDemo } from '../../demo/seed.ts'
import { type Browser, openBrowser, type Page } from './browser.ts'

/** Settings of a service with the built-in provider. */
export const own = { OIDC_ISSUER: '', OIDC_AUDIENCE: '' }

type Discovery = Readonly<
  Record<'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'end_session_endpoint', string>
>

export const proofKey = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A browser on the sign-in page, sent there by the client. */
type Begun = {
  readonly browser: Browser
  readonly page: Page
  readonly verifier: string
  readonly redirectUri: string
}

const post = (begun: Begun, step: string, fields: Readonly<Record<string, string>>) =>
  begun.browser.open(`${begun.page.url.split('?')[0]}/${step}`, fields)

/** A service with sign-in and demo people, and the steps of a browser and a client. */
export const openSignInSetting = async () => {
  const house = await openHouse({ environment: { ...own, DEMO: 'on' } })
  await seedDemo(house.context)

  const discover = async (at: House = house): Promise<Discovery> => {
    const { body } = await at.call('/oidc/.well-known/openid-configuration')
    return body as Discovery
  }

  const begin = async (at = house, extra: Readonly<Record<string, string>> = {}, known?: Browser): Promise<Begun> => {
    const { verifier, challenge } = proofKey()
    const redirectUri = `${at.address}/signed-in`
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'kolleg',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: 'some-state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...extra,
    })
    const browser = known ?? openBrowser(redirectUri)
    const page = await browser.open(`${(await discover(at)).authorization_endpoint}?${query.toString()}`)
    return { browser, page, verifier, redirectUri }
  }

  const newestCode = async (email: string): Promise<string> => {
    const { rows } = await sql<{ text: string }>`select text from letter where type = 'LOGIN_CODE'
      and lower(recipient_address) = lower(${email}) order by written_at desc limit 1`.execute(house.database.query)
    return /\d{4} \d{4}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  }
  const redeem = async (begun: Begun, returned: string, at = house, page = at.address) => {
    const { searchParams } = new URL(returned)
    expect(searchParams.get('state')).toBe('some-state')
    const answer = await fetch((await discover(at)).token_endpoint, {
      method: 'POST',
      headers: { origin: page },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'kolleg',
        redirect_uri: begun.redirectUri,
        code: searchParams.get('code') ?? '',
        code_verifier: begun.verifier,
      }),
    })
    return { status: answer.status, tokens: (await answer.json()) as Readonly<Record<string, string>> }
  }

  const signIn = async (email: string, at = house) => {
    const begun = await begin(at)
    expect((await post(begun, 'address', { email })).status).toBe(200)
    const back = await post(begun, 'code', { email, code: await newestCode(email) })
    return { begun, back, ...(await redeem(begun, back.url, at)) }
  }

  return { house, discover, begin, newestCode, post, redeem, signIn }
}

export type SignInSetting = Awaited<ReturnType<typeof openSignInSetting>>
