import { openBrowser } from '../../apps/apply/src/sign-in/testing/browser.ts'
import { discover, proofKey } from './sign-in.ts'

/** Signs in a demo person like the client and a browser; returns the sign-in page and the access token. */
export const signInAsDemoPerson = async (address: string, person: string) => {
  const { authorization_endpoint, token_endpoint } = await discover(`${address}/oidc`)
  const { verifier, challenge } = proofKey()
  const common = { client_id: 'kolleg', redirect_uri: `${address}/signed-in` }
  const browser = openBrowser(common.redirect_uri)
  const query = new URLSearchParams({
    ...common,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'some-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  const page = await browser.open(`${authorization_endpoint}?${query.toString()}`)
  const back = await browser.open(`${page.url.split('?')[0]}/demo`, { person })
  const answer = await fetch(token_endpoint, {
    method: 'POST',
    headers: { origin: address },
    body: new URLSearchParams({
      ...common,
      grant_type: 'authorization_code',
      code: new URL(back.url).searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { page, token }
}
