import type { AdvertReplies } from './advert.tsx'
import type { GroupReplies } from './group.tsx'
import type { LandingReplies } from './landing.tsx'
import type { PositionsReplies } from './positions.tsx'

export type PageReplies =
  | { readonly page: 'landing'; readonly given: LandingReplies }
  | { readonly page: 'positions'; readonly given: PositionsReplies }
  | { readonly page: 'advert'; readonly given: AdvertReplies }
  | { readonly page: 'group'; readonly given: GroupReplies }
  | { readonly page: 'privacy' | 'imprint' | 'away'; readonly given: object }
