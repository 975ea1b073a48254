import type { Context } from '../../context.ts'
import { addressOf } from '../../site/address.ts'
import { linkTo } from '../../site/link.ts'
import type { Language } from '../../text/language.ts'

/**
 * The public address of the site, without a slash at its end. It never comes from the request: a reply may be cached and
 * shown to others.
 */
export const siteOf = (context: Pick<Context, 'config' | 'embedded'>): string => linkTo(context, '')

export const pageOfJob = (site: string, jobId: string, language: Language): string =>
  addressOf(site, `/positions/${jobId}`, language)
