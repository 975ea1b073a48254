import faults from './faults.en.ts'

export default {
  UNAUTHENTICATED: { title: 'Please sign in', way: 'Sign in and try again.' },
  ACCESS_DENIED: {
    title: 'You do not have access to this',
    way: 'Ask a professor of the research group or an administrator if you should have access.',
  },
  NOT_FOUND: { title: 'This does not exist', way: 'It may have been deleted, or the address is wrong.' },
  VALIDATION_FAILED: { title: 'Something needs to be corrected', way: 'Check the marked fields and try again.' },
  STATE_CONFLICT: {
    title: 'This is no longer possible',
    way: 'Nothing was done. Someone may have been faster: look at how things stand now.',
  },
  VERSION_CONFLICT: {
    title: 'This was changed in the meantime',
    way: 'Your step was not taken, and nothing was published. Look at how things stand now, then decide again.',
  },
  TIME_CONFLICT: { title: 'This time is taken', way: 'Choose another one.' },
  ALREADY_EXISTS: { title: 'This exists already', way: 'Use the existing one, or choose another name.' },
  TOO_LARGE: { title: 'This is too large', way: 'Send less, or a smaller file.' },
  UNSUPPORTED_MEDIA_TYPE: { title: 'This kind of file is not supported', way: 'Choose a file of another kind.' },
  RATE_LIMITED: { title: 'Too many requests', way: 'Wait a moment and try again.' },
  AI_UNAVAILABLE: {
    title: 'The AI is not available at the moment',
    way: 'Write the text yourself for now, or try again later.',
  },
  SIGN_IN_UNAVAILABLE: { title: 'Sign-in does not answer', way: 'You stay signed in. Try again in a moment.' },
  OFFLINE: { title: 'You are offline', way: 'Check your network. Nothing you wrote is lost.' },
  INTERNAL: {
    title: 'Something went wrong on our side',
    way: 'Try again later. If it happens again, report it with this number.',
  },
  IN_USE: { title: 'This is still in use', way: 'Change or remove what uses it first.' },
  STEP_WAITING: {
    title: 'Another step is already waiting',
    way: 'Wait until it is carried out, or take it back first.',
  },
  BUSY: { title: 'Too much is going on right now', way: 'Wait a moment and try again.' },
  UNAVAILABLE: {
    title: 'This is not available right now',
    way: 'The service cannot reach its data just now. Try again in a moment.',
  },
  STORAGE_UNAVAILABLE: {
    title: 'Files cannot be stored or opened right now',
    way: 'Try again in a few minutes. Files you uploaded before are safe.',
  },
  RANGE_NOT_SATISFIABLE: {
    title: 'The file ends before this place',
    way: 'Load the page again and open the file again.',
  },
  faults,
  LIMIT_REACHED: { title: 'The limit is reached', way: 'Finish or remove one before you add another.' },
  IDEMPOTENCY_KEY_REUSED: { title: 'This was already sent', way: 'Load the page again and check whether it is done.' },
}
