import { listOf, number, oneOf, onOff, port, text, url, type Values } from '@kolleg/config'
import { logLevels } from '@kolleg/front'

export const settings = {
  HOST: text({ about: 'The address to listen on; `0.0.0.0` for all.', fallback: '127.0.0.1' }),
  PORT: port({ about: 'The port to listen on.', fallback: 8080 }),
  DATA_DIR: text({
    about: 'The data of all services; the embedded database lies in its folder `apply`.',
    fallback: 'data',
  }),
  LOG_LEVEL: oneOf(logLevels, { about: 'How much is logged.', fallback: 'info' }),
  NODE_ENV: oneOf(['development', 'production', 'test'], {
    about: '`production` refuses unsafe defaults.',
    fallback: 'development',
  }),
  METRICS_TOKEN: text({
    about:
      'What Prometheus sends as `Authorization: Bearer` to read `/metrics`; in production none is served without it.',
    fallback: undefined,
    secret: true,
  }),
  DATABASE_URL: url({
    about: 'A PostgreSQL server (15 or newer) instead of the embedded database.',
    fallback: undefined,
    schemes: ['postgres://', 'postgresql://', 'pglite:'],
    secret: true,
  }),
  PUBLIC_URL: url({
    about: 'The address people use; problem types and links begin with it.',
    fallback: undefined,
    schemes: ['http://', 'https://'],
  }),
  TRUST_PROXY: onOff({
    about: 'Believe what the proxy in front says in `X-Forwarded-*`: of several addresses the last.',
    fallback: false,
  }),
  OIDC_ISSUER: url({
    about: 'The OpenID provider whose tokens are accepted, written as it names itself; the embedded one unless set.',
    fallback: undefined,
    schemes: ['https://', 'http://'],
  }),
  OIDC_AUDIENCE: text({ about: 'The audience (`aud`) that its tokens for this service have.', fallback: undefined }),
  OIDC_CLIENT_ID: text({ about: 'The name under which it knows the web client.', fallback: 'kolleg' }),
  OIDC_VERIFIES_EMAIL: onOff({
    about:
      'Take its addresses for verified where it does not say (`email_verified`); only for a provider in which nobody ' +
      'can enter an address of somebody else.',
    fallback: false,
  }),
  ADMIN_EMAILS: listOf({
    about: 'Verified addresses whose owners become ADMIN at their next sign-in, once each.',
    fallback: [],
  }),
  SMTP_URL: url({
    about: 'The mail server that letters go through; without it they land in a mailbox of our own.',
    fallback: undefined,
    schemes: ['smtp://', 'smtps://'],
    secret: true,
  }),
  MAIL_FROM: text({
    about: 'The sender of letters, `Name <address>`; an address alone is named after the site.',
    fallback: 'kolleg@localhost',
  }),
  LETTER_GRACE_MINUTES: number({
    about: 'How long decision letters of a new group wait and can be taken back; each group may change it.',
    fallback: 30,
    from: 0,
    to: 1440,
  }),
  RETENTION: oneOf(['on', 'off'], {
    about: 'Warn applicants and anonymise ended applications by itself, every day.',
    fallback: 'on',
  }),
  RETENTION_MONTHS: number({
    about: 'How long after the end of a procedure personal data are kept.',
    fallback: 6,
    from: 1,
    to: 120,
  }),
  SITE_NAME: text({
    about: 'What this installation is called: on its pages, in letters, calendars, feeds and printed sheets.',
    fallback: 'Kolleg',
  }),
  SITE_ACCENT: text({
    about: 'The site’s one colour, like `#1c5d99`; its shades are made from it.',
    fallback: undefined,
  }),
  SITE_LOGO_URL: url({
    about: 'A picture to stand before the name.',
    fallback: undefined,
    schemes: ['https://', 'http://'],
  }),
  SITE_COUNTRY: text({
    about:
      'The country of the institution in two letters (ISO 3166-1), which search engines are told: positions are there ' +
      'unless their location says otherwise.',
    fallback: 'DE',
  }),
  IMPRINT_URL: url({ about: 'Your imprint.', fallback: undefined, schemes: ['https://', 'http://'] }),
  PRIVACY_URL: url({ about: 'Your privacy notice.', fallback: undefined, schemes: ['https://', 'http://'] }),
  STORAGE_URL: url({
    about:
      'Where documents are kept: a folder, `file:///…`, or a bucket, `s3://bucket/prefix`; the folder ' +
      '`apply/documents` of DATA_DIR unless set.',
    fallback: undefined,
    schemes: ['file:', 's3://'],
  }),
  S3_ENDPOINT: url({
    about: 'The S3-compatible server of the bucket; Amazon’s unless set.',
    fallback: undefined,
    schemes: ['https://', 'http://'],
  }),
  S3_REGION: text({ about: 'The region of the bucket.', fallback: 'us-east-1' }),
  S3_ACCESS_KEY_ID: text({
    about: 'The key to the bucket; without it the credentials of the machine’s own role are used.',
    fallback: undefined,
  }),
  S3_SECRET_ACCESS_KEY: text({ about: 'The secret of that key.', fallback: undefined, secret: true }),
  AI_BASE_URL: url({
    about:
      'An endpoint that speaks the chat API of OpenAI, up to and with its version, such as `https://ai.example/v1`.',
    fallback: undefined,
    schemes: ['http://', 'https://'],
  }),
  AI_API_KEY: text({ about: 'Its key, where it wants one.', fallback: undefined, secret: true }),
  AI_MODEL: text({ about: 'The model to ask there.', fallback: undefined }),
  AI_DAILY_BUDGET: number({
    about: 'How often a group may ask the AI a day; a draft in two languages asks twice.',
    fallback: 200,
    from: 0,
    to: 1_000_000,
  }),
  MAILBOX: oneOf(['on', 'off'], {
    about:
      'Show everyone the letters of the mailbox of our own at `/dev/mailbox`; on with demo people and without ' +
      'SMTP_URL unless set.',
    fallback: undefined,
  }),
  DEMO: oneOf(['on', 'off'], {
    about: 'Demo people to sign in as by one click; on in development unless set.',
    fallback: undefined,
  }),
}

export type Config = Values<typeof settings> & {
  readonly databaseUrl: string
  readonly isDemo: boolean
  readonly showsMailbox: boolean
}
