import { base } from '@kolleg/problems'

/** The errors of this service: those of the house, and its own. */
export const problems = base.extend({
  SIGN_IN_UNAVAILABLE: {
    status: 503,
    title: 'Sign-in cannot be checked',
    meaning: 'The identity provider does not answer, so it is unknown whether the access token is good.',
    remedy: 'Keep the token and try again after as many seconds as the header Retry-After says.',
    members: { retryAfterSeconds: 'how long to wait, also sent as the header Retry-After' },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'The key belongs to another request',
    meaning: 'The Idempotency-Key was sent before with another request, so it cannot stand for this one.',
    remedy: 'Send this request with a key of its own.',
  },
})

export const problem = problems.problem
