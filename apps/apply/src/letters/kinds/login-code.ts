import { words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** The subject does not contain the code: lock screens show subjects, and servers log them. */
export const loginCode = letterKind({
  name: { en: 'Sign-in code', de: 'Anmeldecode' },
  shape: { login: { code: words('482 913'), minutes: words('10') } },
  secret: true,
  words: {
    en: {
      subject: 'Your sign-in code',
      body: `<p>Hello,</p>
<p>This is your code to sign in:</p>
<p><code>{{login.code}}</code></p>
<p>It can be used once within {{login.minutes}} minutes. If you did not want to sign in, you need not do anything: without the code nobody gets in.</p>`,
    },
    de: {
      subject: 'Ihr Anmeldecode',
      body: `<p>Guten Tag,</p>
<p>dies ist Ihr Code für die Anmeldung:</p>
<p><code>{{login.code}}</code></p>
<p>Er gilt einmal und {{login.minutes}} Minuten lang. Wenn Sie sich nicht anmelden wollten, müssen Sie nichts tun: Ohne den Code kommt niemand hinein.</p>`,
    },
  },
})
