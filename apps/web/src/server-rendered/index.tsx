import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../app/site.ts'
import { addressIn, readAddress } from '../language/address.ts'
import { formatIn } from '../language/format.ts'
import type { Language } from '../language/language.ts'
import { Advert } from './advert.tsx'
import { Away } from './away.tsx'
import { GroupPage } from './group.tsx'
import { type Head, headOf } from './head.ts'
import { Landing } from './landing.tsx'
import { Legal } from './legal.tsx'
import type { Catalogues, PageContext } from './page-context.ts'
import type { PageReplies } from './page-replies.ts'
import { Positions } from './positions.tsx'
import { Shell } from './shell.tsx'
import { wordsIn } from './words.ts'

export { planFor } from './pages.ts'

type Common = {
  readonly site: Site
  readonly language: Language
  readonly address: string
  readonly search: string
}
/** A planned page with the replies that it needs. */
export type Drawing = Common & PageReplies & { readonly given: { readonly catalogues?: Catalogues } }

const formats = { en: formatIn('en'), de: formatIn('de') } as const

const contentOf = (context: PageContext, { page, given }: PageReplies): ReactNode => {
  if (page === 'landing') return <Landing context={context} given={given} />
  if (page === 'positions') return <Positions context={context} given={given} />
  if (page === 'advert') return <Advert context={context} given={given} />
  if (page === 'group') return <GroupPage context={context} given={given} />
  if (page === 'away') return <Away context={context} />
  return <Legal context={context} page={page} />
}

/** Renders the page as it reads without the client, with the same words in the same places. */
export const draw = ({ site, language, address, search, ...replies }: Drawing): Head & { readonly html: string } => {
  const { catalogues } = replies.given
  const words = wordsIn(language)
  const reader: PageContext['reader'] = {
    language,
    t: words.jobs,
    format: formats[language],
    label: (name, code) => catalogues?.[name].find(entry => entry.code === code)?.[language] ?? code ?? '',
  }
  const { language: named, path } = readAddress(address)
  const to = (page: string): string => (named && addressIn(named, page)) ?? page
  const context: PageContext = { site, words, reader, search: new URLSearchParams(search), path, to }
  const html = renderToStaticMarkup(
    <Shell context={context} isAmongPositions={['positions', 'advert'].includes(replies.page)}>
      {contentOf(context, replies)}
    </Shell>,
  )
  return { ...headOf(words, replies), html }
}
