import { escaped, page } from '../../html/page.ts'
import type { Language } from '../../text/language.ts'
import { letterKinds } from '../kinds/kinds.ts'
import type { OptionalType } from './optional.ts'

const words = {
  en: {
    title: 'Turn off these e-mails?',
    ask: 'You will get no more e-mails of this kind:',
    yes: 'Turn them off',
    doneTitle: 'Turned off',
    done: 'You get no more e-mails of this kind:',
    again: 'Turn them on again in your settings',
    goneTitle: 'This link does not work',
    gone: 'It is not complete, or the account is gone. In your settings you choose which e-mails you get.',
    settings: 'To your settings',
  },
  de: {
    title: 'Diese E-Mails abbestellen?',
    ask: 'Sie bekommen dann keine E-Mails dieser Art mehr:',
    yes: 'Abbestellen',
    doneTitle: 'Abbestellt',
    done: 'Sie bekommen keine E-Mails dieser Art mehr:',
    again: 'In den Einstellungen wieder bestellen',
    goneTitle: 'Dieser Link geht nicht',
    gone: 'Er ist nicht vollständig, oder es gibt das Konto nicht mehr. In den Einstellungen wählen Sie, welche E-Mails Sie bekommen.',
    settings: 'Zu den Einstellungen',
  },
} as const satisfies Record<Language, object>

type Shown = { readonly siteName: string; readonly language: Language }

const toSettings = (said: string): string => `<p><a href="/my/settings">${said}</a></p>`

/** A page that asks first: programs that open every link in a letter must not turn anything off. */
export const askPage = ({ siteName, language }: Shown, type: OptionalType, path: string): string => {
  const { title, ask, yes } = words[language]
  return page(
    siteName,
    language,
    title,
    `<p>${ask}<br><strong>${letterKinds[type].offer[language]}</strong></p>
<form method="post" action="${escaped(path)}">
<button>${yes}</button>
</form>`,
  )
}

export const donePage = ({ siteName, language }: Shown, type: OptionalType): string => {
  const { doneTitle, done, again } = words[language]
  return page(
    siteName,
    language,
    doneTitle,
    `<p>${done}<br><strong>${letterKinds[type].offer[language]}</strong></p>\n${toSettings(again)}`,
  )
}

export const gonePage = ({ siteName, language }: Shown): string => {
  const { goneTitle, gone, settings } = words[language]
  return page(siteName, language, goneTitle, `<p>${gone}</p>\n${toSettings(settings)}`)
}
