import { expect, test } from 'vitest'
import { ownOrigin } from './own-origin.ts'

test.each([
  ['http://localhost:8080', 'http://127.0.0.1:8080/oidc', 'http://127.0.0.1:8080'],
  ['http://127.0.0.1:8080', 'http://localhost:8080/oidc', 'http://localhost:8080'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/oidc', 'http://127.0.0.1:8080'],
])('%s is the same machine as %s', (here, issuer, own) => {
  expect(ownOrigin(here, issuer)).toBe(own)
})

test.each([
  ['https://jobs.example', 'https://sign-in.example/realms/uni'],
  ['http://localhost:5173', 'http://127.0.0.1:8080/oidc'],
  ['http://localhost', 'https://localhost.example/oidc'],
])('%s and %s are different services, so the address stays', (here, issuer) => {
  expect(ownOrigin(here, issuer)).toBe(here)
})
