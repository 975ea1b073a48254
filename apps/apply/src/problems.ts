import { base } from '@kolleg/problems'

/** The shared problems, and those of this service. */
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
  IN_USE: {
    status: 409,
    title: 'It is in use',
    meaning: 'Something else still refers to it, so it cannot be deleted.',
    remedy: 'Change or delete what refers to it first.',
  },
  STEP_WAITING: {
    status: 409,
    title: 'Another step waits',
    meaning: 'A step that would change the same has been announced and is not carried out yet.',
    remedy: 'Wait until it is carried out, or take it back first.',
    members: { stepId: 'the step that waits' },
  },
  LIMIT_REACHED: {
    status: 409,
    title: 'There can be no more',
    meaning: 'As many as may exist at a time exist already.',
    remedy: 'Finish or remove one of them first.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    title: 'Files cannot be stored or read',
    meaning: 'The place where files are kept does not answer or has no room left.',
    remedy: 'Try again after as many seconds as the header Retry-After says; nothing of the file was kept.',
    members: { retryAfterSeconds: 'how long to wait, also sent as the header Retry-After' },
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    title: 'Beyond the end of the file',
    meaning: 'The Range header asks for a part that the file does not have.',
    remedy: 'Ask for a part within the size of the file, or for the whole.',
  },
})

export const problem = problems.problem
