import { createHash, randomBytes } from 'node:crypto'
import { testAddress } from '@kolleg/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start } from '../start.ts'
import { openBrowser } from './testing/browser.ts'

let store: Awaited<ReturnType<typeof testAddress>>
let service: Awaited<ReturnType<typeof start>>
const settings = () => ({ NODE_ENV: 'development', PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: store.url })
beforeAll(async () => {
  store = await testAddress()
  service = await start(settings())
})
afterAll(async () => {
  await service.close()
  await store.remove()
})

/** Waits for the letter, because letters of the demo arrive at the same time. */
const letterTo = async (recipient: string): Promise<string> => {
  const { address } = service
  const list = await (await fetch(`${address}/dev/mailbox`)).text()
  const row = list.split('<tr>').find(each => each.includes(recipient)) ?? ''
  const path = /\/dev\/mailbox\/\d+/.exec(row)?.[0]
  return path === undefined ? '' : await (await fetch(`${address}${path}/html`)).text()
}

test('a service started without settings lets people sign in with a code from the demo mailbox', async () => {
  const { address } = service
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${address}/signed-in`
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'kolleg',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const browser = openBrowser(redirectUri)
  const page = await browser.open(`${address}/oidc/auth?${query.toString()}`)
  expect(page.text).toContain('Paula Lindner')
  await browser.open(`${page.url}/address`, { email: 'first@uni.test' })
  await expect.poll(() => letterTo('first@uni.test'), { timeout: 20_000 }).toMatch(/\d{4} \d{4}/)
  const code = /\d{4} \d{4}/.exec(await letterTo('first@uni.test'))?.[0] ?? ''
  const back = await browser.open(`${page.url}/code`, { email: 'first@uni.test', code })
  const answer = await fetch(`${address}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'kolleg',
      redirect_uri: redirectUri,
      code: new URL(back.url).searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const me = await fetch(`${address}/api/users/me`, { headers: { authorization: `Bearer ${access_token}` } })
  expect(await me.json()).toMatchObject({ email: 'first@uni.test', roles: ['APPLICANT'] })
})

test('a second start finds everything as it was', async () => {
  await service.close()
  service = await start(settings())
  expect((await fetch(`${service.address}/health/ready`)).status).toBe(200)
})
