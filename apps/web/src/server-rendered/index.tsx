import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../app/site.ts'
import { addressIn, readAddress } from '../language/address.ts'
import { formatIn } from '../language/format.ts'
import type { Language } from '../language/language.ts'
import { Advert, type AdvertReplies } from './advert.tsx'
import { GroupPage, type GroupReplies } from './group.tsx'
import { Landing, type LandingReplies } from './landing.tsx'
import type { Catalogues, PageContext } from './page-context.ts'
import { Positions, type PositionsReplies } from './positions.tsx'
import { Shell } from './shell.tsx'
import { type Words, wordsIn } from './words.ts'

type PageReplies =
  | { readonly page: 'landing'; readonly given: LandingReplies }
  | { readonly page: 'positions'; readonly given: PositionsReplies }
  | { readonly page: 'advert'; readonly given: AdvertReplies }
  | { readonly page: 'group'; readonly given: GroupReplies }
  | { readonly page: 'privacy' | 'imprint' | 'away'; readonly given: object }

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

/** Shown instead of any page while the database is unreachable. */
const Away = ({ context: { words } }: { readonly context: PageContext }) => (
  <>
    <div className="ssr-head">
      <h1>{words.app('away.title')}</h1>
      <p className="ssr-lead">{words.app('away.text')}</p>
    </div>
    {/* Links to the same address. */}
    <a className="ssr-link" href="">
      {words.app('again')}
    </a>
  </>
)

type Props = { readonly context: PageContext; readonly page: 'privacy' | 'imprint' }

const Legal = ({ context: { site, words }, page }: Props) => {
  const t = words.start
  const address = site[page]
  return (
    <>
      <div className="ssr-head">
        <h1>{t(`${page}.title`)}</h1>
      </div>
      <p className="ssr-text">
        {t(address === null ? `${page}.text` : `${page}.own`)} {address && <a href={address}>{address}</a>}
      </p>
    </>
  )
}

/** The title and metadata, for the tab, search results and link previews. */
type Head = { readonly title: string; readonly description: string }

const headOf = ({ app, start, jobs, groups }: Words, { page, given }: PageReplies): Head => {
  if (page === 'landing') return { title: start('title'), description: start('lead') }
  if (page === 'positions') return { title: jobs('list.title'), description: jobs('list.lead') }
  if (page === 'advert') {
    const { title, researchGroupName } = given.job
    return { title, description: researchGroupName }
  }
  if (page === 'group') {
    const { name } = given.group
    return { title: name, description: groups('page.summary', { name }) }
  }
  if (page === 'away') return { title: app('away.title'), description: app('away.text') }
  return { title: start(`${page}.title`), description: start(`${page}.summary`) }
}
