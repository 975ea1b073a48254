export default {
  wanted: {
    title: 'E-mails you receive',
    lead: 'E-mails about your own applications and appointments are always sent.',
  },
  failed: {
    title: 'E-mails that failed',
    lead: 'Several attempts to send them failed. Fix the cause, then send them again.',
    none: 'Every e-mail has arrived',
    noneHint: 'E-mails that cannot be delivered appear here.',
    to: 'To',
    occasion: 'Occasion',
    rejection: 'Rejection',
    written: 'Written',
    reason: 'Why it failed',
    attempts_one: '{{count}} attempt',
    attempts_other: '{{count}} attempts',
    again: 'Send again',
    gone: 'It contained a secret, so its text was deleted.',
    sent: 'The e-mail is on its way again.',
  },
}
