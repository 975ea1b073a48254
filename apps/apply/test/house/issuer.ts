import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

export type SigningKey = {
  readonly kid: string
  readonly alg: string
  readonly privateKey: CryptoKey
  readonly jwk: JWK
}

export const newKey = async (kid: string, alg = 'ES256'): Promise<SigningKey> => {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return { kid, alg, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

export const audience = 'https://apply.test/api'

/** A minimal OpenID provider on its own port: discovery, keys, UserInfo, and a count of requests. */
export const startIssuer = async () => {
  const first = await newKey('first')
  let keys: readonly SigningKey[] = [first]
  let isAway = false
  let lastMs = 0
  let userInfo: Readonly<Record<string, unknown>> | undefined
  const asked = { discovery: 0, keys: 0, userInfo: 0 }

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (isAway) return void response.writeHead(502).end()
    if (request.url === '/.well-known/openid-configuration') {
      asked.discovery += 1
      send(200, { issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/me` })
    } else if (request.url === '/keys') {
      asked.keys += 1
      send(200, { keys: keys.map(({ jwk }) => jwk) })
    } else {
      asked.userInfo += 1
      if (userInfo) send(200, userInfo)
      else send(403, {})
    }
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** A valid token; the given claims replace the usual ones. */
  const sign = (
    claims: Readonly<Record<string, unknown>>,
    key: SigningKey = first,
    header: Readonly<Record<string, unknown>> = {},
  ) => {
    // Each token is later than the one before, even within a second.
    lastMs = Math.max(Date.now(), lastMs + 1)
    return new SignJWT({
      iss: issuer,
      aud: audience,
      iat: lastMs / 1000,
      exp: Math.floor(lastMs / 1000) + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
      .sign(key.privateKey)
  }
  return {
    issuer,
    key: first,
    asked,
    sign,
    publish: (...published: readonly SigningKey[]) => (keys = published),
    goAway: (away: boolean) => (isAway = away),
    tell: (about: Readonly<Record<string, unknown>> | undefined) => (userInfo = about),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>
