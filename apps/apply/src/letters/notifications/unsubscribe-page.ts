import { escaped, page } from '../../html/page.ts'
import type { Language } from '../../text/language.ts'
import type { OptionalType } from './optional.ts'

type Said = Readonly<Record<string, unknown>> & { readonly kinds: Readonly<Record<OptionalType, string>> }

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
    kinds: {
      APPLICATION_RECEIVED: 'An application has come in',
      APPLICATION_WITHDRAWN: 'An application was withdrawn',
      INTERVIEW_REMINDER: 'An interview is coming up',
      PANEL_INTERVIEW_BOOKED: 'An interview that you hold is booked',
      PANEL_INTERVIEW_MOVED: 'An interview that you hold has changed',
      PANEL_INTERVIEW_CANCELLED: 'An interview that you would hold is cancelled',
      MEMBER_MENTIONED: 'Someone mentions you in a comment',
      NEW_POSITION: 'New positions in subject areas you follow',
    },
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
    kinds: {
      APPLICATION_RECEIVED: 'Eine Bewerbung ist eingegangen',
      APPLICATION_WITHDRAWN: 'Eine Bewerbung wurde zurückgezogen',
      INTERVIEW_REMINDER: 'Ein Gespräch steht bevor',
      PANEL_INTERVIEW_BOOKED: 'Ein Gespräch, das Sie führen, ist gebucht',
      PANEL_INTERVIEW_MOVED: 'Ein Gespräch, das Sie führen, hat sich geändert',
      PANEL_INTERVIEW_CANCELLED: 'Ein Gespräch, das Sie führen sollten, entfällt',
      MEMBER_MENTIONED: 'Jemand erwähnt Sie in einem Kommentar',
      NEW_POSITION: 'Neue Stellen in Fachgebieten, denen Sie folgen',
    },
  },
} as const satisfies Record<Language, Said>

type Shown = { readonly siteName: string; readonly language: Language }

const toSettings = (said: string): string => `<p><a href="/my/settings">${said}</a></p>`

/** Programs that look at every link in a letter turn nothing off by it. */
export const askPage = ({ siteName, language }: Shown, type: OptionalType, path: string): string => {
  const { title, ask, yes, kinds } = words[language]
  return page(
    siteName,
    language,
    title,
    `<p>${ask}<br><strong>${kinds[type]}</strong></p>
<form method="post" action="${escaped(path)}">
<button>${yes}</button>
</form>`,
  )
}

export const donePage = ({ siteName, language }: Shown, type: OptionalType): string => {
  const { doneTitle, done, again, kinds } = words[language]
  return page(siteName, language, doneTitle, `<p>${done}<br><strong>${kinds[type]}</strong></p>\n${toSettings(again)}`)
}

export const gonePage = ({ siteName, language }: Shown): string => {
  const { goneTitle, gone, settings } = words[language]
  return page(siteName, language, goneTitle, `<p>${gone}</p>\n${toSettings(settings)}`)
}
