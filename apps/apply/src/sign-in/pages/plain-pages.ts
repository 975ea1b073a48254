import { isDatabaseUnavailable } from '@kolleg/database'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { words as problems } from '../../front-door/problem-words.ts'
import { escaped, page } from '../../html/page.ts'
import type { Language } from '../../text/language.ts'

const words = {
  en: {
    signOut: 'Sign out?',
    yes: 'Yes, sign me out',
    no: 'No, stay signed in',
    signedOut: 'You are signed out',
    back: 'Go to the start page',
    fault: 'This did not work',
  },
  de: {
    signOut: 'Abmelden?',
    yes: 'Ja, abmelden',
    no: 'Nein, angemeldet bleiben',
    signedOut: 'Sie sind abgemeldet',
    back: 'Zur Startseite',
    fault: 'Das hat nicht geklappt',
  },
} as const

const languageOf = (context: KoaContextWithOIDC): Language =>
  context.acceptsLanguages('en', 'de') === 'de' ? 'de' : 'en'

type Show = (context: KoaContextWithOIDC, language: Language, title: string, body: string) => void

const showing =
  (siteName: string): Show =>
  (context, language, title, body) => {
    context.type = 'html'
    context.body = page(siteName, language, title, body)
  }

/** The pages that the provider library needs. */
export const plainPages = (siteName: string) => {
  const show = showing(siteName)
  return { signOutPage: signOutPage(show), signedOutPage: signedOutPage(show), errorPage: errorPage(show) }
}

export const signOutScript = '/oidc/sign-out.js'
export const signOutAtOnce = `document.querySelector('button[name="logout"]').click()\n`

/** A request with the token of this session comes from our own client, where the person has just chosen to sign out. */
const isOwnWish = ({ oidc: { client, entities, session } }: KoaContextWithOIDC): boolean =>
  client !== undefined &&
  session?.authorizations?.[client.clientId] !== undefined &&
  entities.IdTokenHint?.payload['sub'] === session.accountId

/** Asks whether to end the session, unless that is known already; the form belongs to the library. */
const signOutPage =
  (show: Show) =>
  (context: KoaContextWithOIDC, form: string): void => {
    const language = languageOf(context)
    const { signOut, yes, no } = words[language]
    show(
      context,
      language,
      signOut,
      `${form}
<button form="op.logoutForm" name="logout" value="yes">${yes}</button>
<button class="quiet" form="op.logoutForm">${no}</button>
${isOwnWish(context) ? `<script src="${signOutScript}"></script>` : ''}`,
    )
  }

const signedOutPage =
  (show: Show) =>
  (context: KoaContextWithOIDC): void => {
    const language = languageOf(context)
    show(context, language, words[language].signedOut, `<p><a href="/">${words[language].back}</a></p>`)
  }

/** An invalid request of a client, in the words of the standard. */
const errorPage =
  (show: Show) =>
  (context: KoaContextWithOIDC, { error, error_description }: ErrorOut, reason: Error): void => {
    const language = languageOf(context)
    if (isDatabaseUnavailable(reason)) {
      const { known, again } = problems[language]
      const { title = '', text = '' } = known['UNAVAILABLE'] ?? {}
      return show(context, language, title, `<p>${text}</p>\n<p><a href="">${again}</a></p>`)
    }
    const detail = error_description === undefined ? '' : `: ${escaped(error_description)}`
    const { fault, back } = words[language]
    show(context, language, fault, `<p><code>${escaped(error)}</code>${detail}</p>\n<p><a href="/">${back}</a></p>`)
  }

type ErrorOut = { readonly error: string; readonly error_description?: string | undefined }
