import type { Context } from '../../context.ts'
import { addressOf } from '../../site/address.ts'
import { linkTo } from '../../site/link.ts'
import type { Language } from '../../text/language.ts'

/**
 * The address under which people find the site, without a slash at its end. Callers have no say in it: what one of them
 * is answered may be kept and shown to others.
 */
export const siteOf = (context: Pick<Context, 'config' | 'embedded'>): string => linkTo(context, '')

export const pageOfJob = (site: string, jobId: string, language: Language): string =>
  addressOf(site, `/positions/${jobId}`, language)
