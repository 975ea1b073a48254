import { demoPeople } from '../../demo/people.ts'
import { escaped, page } from '../../html/page.ts'
import type { Language } from '../../text/language.ts'
import { words } from './words.ts'

export type Shown = {
  readonly siteName: string
  readonly uid: string
  readonly language: Language
  readonly fault?: string
}

const hidden = (language: Language): string => `<input type="hidden" name="lang" value="${language}">`

const alert = (fault: string | undefined): string =>
  fault === undefined ? '' : `<p class="fault" id="fault" role="alert">${escaped(fault)}</p>`

const faulty = (fault: string | undefined, hint: string): string =>
  fault === undefined ? `aria-describedby="${hint}"` : `aria-describedby="fault ${hint}" aria-invalid="true"`

const switchLanguage = ({ uid, language }: Shown): string => {
  const other = language === 'en' ? 'de' : 'en'
  return `<p class="language"><a href="/oidc/interaction/${uid}?lang=${other}" lang="${other}" hreflang="${other}">${words[language].otherLanguage}</a></p>`
}

export const addressPage = (shown: Shown & { readonly email?: string; readonly isDemo: boolean }): string => {
  const { siteName, uid, language, fault, email = '', isDemo } = shown
  const said = words[language]
  return page(
    siteName,
    language,
    said.title,
    `${switchLanguage(shown)}
${alert(fault)}
<form method="post" action="/oidc/interaction/${uid}/address">
${hidden(language)}
<label for="email">${said.address}</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escaped(email)}" ${faulty(fault, 'hint')}>
<p id="hint">${said.addressHint}</p>
<button>${said.send}</button>
</form>
${isDemo ? demoForm(shown) : ''}`,
  )
}

const demoForm = ({ uid, language }: Shown): string =>
  `<h2>${words[language].demo}</h2>
<form method="post" action="/oidc/interaction/${uid}/demo">
${hidden(language)}
${demoPeople
  .map(
    ({ userId, firstName, lastName, about }) =>
      `<button class="quiet" name="person" value="${userId}">${escaped(`${firstName} ${lastName}`)} <small>${escaped(about[language])}</small></button>`,
  )
  .join('\n')}
</form>`

type CodeAsked = Shown & { readonly email: string; readonly minutes: number; readonly hasMailbox: boolean }

export const codePage = ({ siteName, uid, language, fault, email, minutes, hasMailbox }: CodeAsked): string => {
  const said = words[language]
  return page(
    siteName,
    language,
    said.codeTitle,
    `${alert(fault)}
<form method="post" action="/oidc/interaction/${uid}/code">
${hidden(language)}
<input type="hidden" name="email" value="${escaped(email)}">
<p id="hint">${escaped(said.codeHint(email, minutes))}</p>
<label for="code">${said.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="20" ${faulty(fault, 'hint')}>
<button>${said.check}</button>
</form>
${hasMailbox ? `<p><a href="/dev/mailbox" target="_blank" rel="noopener">${said.mailbox}</a></p>` : ''}
<p><a href="/oidc/interaction/${uid}?lang=${language}">${said.another}</a></p>`,
  )
}

export const gonePage = (siteName: string, language: Language): string =>
  page(
    siteName,
    language,
    words[language].title,
    `<p>${words[language].gone}</p>\n<p><a href="/">${words[language].start}</a></p>`,
  )
