/** Why a message was not accepted. Contains no addresses, credentials or text of the message. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  /** Another attempt would fail in the same way. */
  readonly permanent: boolean
  /** The server itself refused. Without its answer the message may have arrived. */
  readonly answered: boolean

  constructor(sentence: string, permanent: boolean, answered = false) {
    super(sentence)
    this.permanent = permanent
    this.answered = answered
  }
}

/** The letter was dropped, or another attempt has begun, so this one must stop. */
export const calledOff = () => new MailFailure('The attempt was called off.', true)

const sentences: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server did not accept our credentials',
  EENVELOPE: 'The mail server refused the sender or the recipient',
  EMESSAGE: 'The mail server refused the message',
  ETLS: 'No trusted encryption with the mail server',
  EDNS: 'The name of the mail server is not known',
  ETIMEDOUT: 'The mail server did not answer in time',
}

/** Only what is wrong with this one letter is final; a server or its settings can be repaired. */
const final: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE'])

export const failureOf = (error: unknown): MailFailure => {
  if (error instanceof MailFailure) return error
  const code = textOf(error, 'code')
  const status = Number(textOf(error, 'responseCode'))
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(textOf(error, 'response'))?.[1]
  const numbers = [status || undefined, enhanced].filter(part => part !== undefined).join(' ')
  const sentence = sentences[code] ?? 'The mail server could not be reached or broke off'
  return new MailFailure(`${sentence}${numbers && ` (${numbers})`}.`, final.has(code) && status >= 500, status >= 400)
}

const textOf = (error: unknown, name: string): string =>
  error instanceof Error && name in error ? String(Reflect.get(error, name)) : ''
