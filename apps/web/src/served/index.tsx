import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../app/site.ts'
import { addressIn, readAddress } from '../language/address.ts'
import { formatIn } from '../language/format.ts'
import type { Language } from '../language/language.ts'
import { Advert, type AdvertGiven } from './advert.tsx'
import type { Asked, Catalogues } from './asked.ts'
import { Away } from './away.tsx'
import { type GroupGiven, GroupPage } from './group.tsx'
import { type Head, headOf } from './head.ts'
import { Landing, type LandingGiven } from './landing.tsx'
import { Legal } from './legal.tsx'
import { Positions, type PositionsGiven } from './positions.tsx'
import { Shell } from './shell.tsx'
import { wordsIn } from './words.ts'

export { planFor } from './pages.ts'

type Common = {
  readonly site: Site
  readonly language: Language
  readonly address: string
  readonly search: string
}
export type Drawable =
  | { readonly page: 'landing'; readonly given: LandingGiven }
  | { readonly page: 'positions'; readonly given: PositionsGiven }
  | { readonly page: 'advert'; readonly given: AdvertGiven }
  | { readonly page: 'group'; readonly given: GroupGiven }
  | { readonly page: 'privacy' | 'imprint' | 'away'; readonly given: object }

/** A planned page with the replies that it needs. */
export type Drawing = Common & Drawable & { readonly given: { readonly catalogues?: Catalogues } }

const formats = { en: formatIn('en'), de: formatIn('de') } as const

const contentOf = (asked: Asked, { page, given }: Drawable): ReactNode => {
  if (page === 'landing') return <Landing asked={asked} given={given} />
  if (page === 'positions') return <Positions asked={asked} given={given} />
  if (page === 'advert') return <Advert asked={asked} given={given} />
  if (page === 'group') return <GroupPage asked={asked} given={given} />
  if (page === 'away') return <Away asked={asked} />
  return <Legal asked={asked} page={page} />
}

/** Renders the page as it reads without the client, with the same words in the same places. */
export const draw = ({ site, language, address, search, ...drawable }: Drawing): Head & { readonly html: string } => {
  const { catalogues } = drawable.given
  const words = wordsIn(language)
  const reader: Asked['reader'] = {
    language,
    t: words.jobs,
    format: formats[language],
    label: (name, code) => catalogues?.[name].find(entry => entry.code === code)?.[language] ?? code ?? '',
  }
  const { language: named, path } = readAddress(address)
  const to = (page: string): string => (named && addressIn(named, page)) ?? page
  const asked: Asked = { site, words, reader, search: new URLSearchParams(search), path, to }
  const html = renderToStaticMarkup(
    <Shell asked={asked} isAmongPositions={['positions', 'advert'].includes(drawable.page)}>
      {contentOf(asked, drawable)}
    </Shell>,
  )
  return { ...headOf(words, drawable), html }
}
