import faults from './faults.en.ts'

export default {
  UNAUTHENTICATED: { title: 'Please sign in', way: 'Sign in and try again.' },
  ACCESS_DENIED: {
    title: 'This is not yours to do',
    way: 'Ask a professor of the research group or an administrator if you should have access.',
  },
  NOT_FOUND: { title: 'This is not here', way: 'It may have been deleted, or the address is not right.' },
  VALIDATION_FAILED: { title: 'Something has to be corrected', way: 'Look at the marked fields and try again.' },
  STATE_CONFLICT: { title: 'This is not possible any more', way: 'Someone may have been faster. Load the page again.' },
  VERSION_CONFLICT: {
    title: 'It was changed in the meantime',
    way: 'Load the newest version and make your change there.',
  },
  TIME_CONFLICT: { title: 'This time is taken', way: 'Choose another one.' },
  ALREADY_EXISTS: { title: 'This exists already', way: 'Use the existing one, or choose another name.' },
  TOO_LARGE: { title: 'This is too large', way: 'Send less, or a smaller file.' },
  UNSUPPORTED_MEDIA_TYPE: { title: 'This kind of file is not read here', way: 'Choose a file of another kind.' },
  RATE_LIMITED: { title: 'That was a little fast', way: 'Wait a moment and try again.' },
  AI_UNAVAILABLE: {
    title: 'There is no AI at the moment',
    way: 'Write the text yourself for now, or try again later.',
  },
  SIGN_IN_UNAVAILABLE: { title: 'Sign-in does not answer', way: 'You stay signed in. Try again in a moment.' },
  OFFLINE: { title: 'There is no connection', way: 'Check your network. Nothing you wrote is lost.' },
  INTERNAL: { title: 'This is our mistake', way: 'Try again later. If it happens again, report it with this number.' },
  IN_USE: { title: 'This is still in use', way: 'Change or remove what uses it first.' },
  PRINT_BUSY: { title: 'Many documents are being made right now', way: 'Wait a moment and try again.' },
  STORAGE_UNAVAILABLE: {
    title: 'Files cannot be stored or opened right now',
    way: 'Try again in a few minutes. Files you uploaded before are safe.',
  },
  RANGE_NOT_SATISFIABLE: {
    title: 'The file ends before this place',
    way: 'Load the page again and open the file anew.',
  },
  faults,
  LIMIT_REACHED: { title: 'There are too many already', way: 'Finish or remove one before you add another.' },
  IDEMPOTENCY_KEY_REUSED: { title: 'This was sent before', way: 'Load the page again and look whether it is done.' },
}
