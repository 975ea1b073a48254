export default {
  failed: {
    title: 'The sign-in did not work',
    text: 'The page was open too long, or the link was used twice. Nothing is lost; just try once more.',
  },
  expired: {
    title: 'Your sign-in has run out',
    text: 'What you have open stays as it is. Sign in again in a new tab, then go on right here.',
    again: 'Sign in again',
    leave: 'Go on without signing in',
  },
  done: { title: 'You are signed in again', text: 'You can close this tab and go on where you were.' },
}
