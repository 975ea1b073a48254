import { register } from './register.ts'

/** The errors that both services share. An app adds its own with `base.extend({ … })`. */
export const base = register({
  UNAUTHENTICATED: {
    status: 401,
    title: 'Please sign in',
    meaning: 'The request carries no valid access token: it is missing, expired, or not meant for this service.',
    remedy: 'Sign in again and send the new token in the header Authorization: Bearer.',
    headers: { 'www-authenticate': 'Bearer' },
  },
  ACCESS_DENIED: {
    status: 403,
    title: 'Not yours to do',
    meaning: 'Your roles, or your relation to this object, do not allow the operation.',
    remedy: 'Ask a professor of the research group or an administrator if you should have access.',
  },
  NOT_FOUND: {
    status: 404,
    title: 'There is none',
    meaning: 'Nothing exists at this address, or nothing that may be shown to you.',
    remedy: 'Check the address and its ids; the object may have been deleted.',
  },
  VALIDATION_FAILED: {
    status: 400,
    title: 'The input has faults',
    meaning: 'The request could not be read as this operation expects it.',
    remedy: 'Correct every fault listed in errors, each found by its pointer, and send the request again.',
  },
  STATE_CONFLICT: {
    status: 409,
    title: 'Not in this state',
    meaning: 'The object is in a state in which this action is not possible.',
    remedy: 'Load the object again and choose one of the allowed actions.',
    members: {
      from: 'the state the object is in',
      action: 'the action that was asked for',
      allowed: 'the actions that are possible in that state',
    },
  },
  VERSION_CONFLICT: {
    status: 412,
    title: 'Changed in the meantime',
    meaning: 'Someone has changed the object since you loaded it, so your change was not applied.',
    remedy: 'Load the object again, make your change to the new version and send it with its version.',
  },
  TIME_CONFLICT: {
    status: 409,
    title: 'The time is taken',
    meaning: 'The time overlaps with another one, or someone else was faster.',
    remedy: 'Load the free times again and choose another one.',
  },
  ALREADY_EXISTS: {
    status: 409,
    title: 'It exists already',
    meaning: 'Something with the same identity exists already, and there can be only one.',
    remedy: 'Use the existing one, or choose another name.',
  },
  TOO_LARGE: {
    status: 413,
    title: 'Too large',
    meaning: 'The body or a file in it is larger than this operation takes.',
    remedy: 'Send less, or a smaller file.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Not a type we read',
    meaning: 'The content is not of a type that this operation reads.',
    remedy: 'Send the type that the documentation of the operation names, with the matching Content-Type.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Too many requests',
    meaning: 'You have used this operation too often in a short time.',
    remedy: 'Wait as many seconds as the header Retry-After says, then try again.',
    members: { retryAfterSeconds: 'how long to wait, also sent as the header Retry-After' },
  },
  BUSY: {
    status: 503,
    title: 'Too busy right now',
    meaning: 'So much is being done at the moment that this would have to wait too long. Nothing of it was done.',
    remedy: 'Wait as many seconds as the header Retry-After says, then try again.',
    members: { retryAfterSeconds: 'how long to wait, also sent as the header Retry-After' },
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Not available right now',
    meaning: 'The database does not answer, or its disk is full.',
    remedy: 'Wait as many seconds as the header Retry-After says, then try again.',
    members: { retryAfterSeconds: 'how long to wait, also sent as the header Retry-After' },
  },
  AI_UNAVAILABLE: {
    status: 503,
    title: 'No AI at the moment',
    meaning: 'No AI service is configured, or it does not answer.',
    remedy: 'Write the text yourself for now, or try again later.',
  },
  INTERNAL: {
    status: 500,
    title: 'Our mistake',
    meaning: 'Something went wrong on our side. It has been logged.',
    remedy: 'Try again later; if it happens again, report it with the correlation id.',
  },
})

export const problem = base.problem
export type BaseCode = keyof typeof base.entries
