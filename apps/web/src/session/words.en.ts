export default {
  failed: {
    title: 'Signing in did not work',
    text: 'The page was open too long, or the link was used twice. Nothing is lost; just try once more.',
  },
  expired: {
    title: 'Your session has expired',
    text: 'What you have open stays as it is. Sign in again in a new tab, then continue right here.',
    again: 'Sign in again',
    leave: 'Continue without signing in',
  },
  done: { title: 'You are signed in again', text: 'You can close this tab and continue where you were.' },
}
