import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/** The address under which people find the site, without a slash at its end. */
export const siteOf = ({ PUBLIC_URL }: Config, { protocol, host }: FastifyRequest): string =>
  (PUBLIC_URL ?? `${protocol}://${host}`).replace(/\/+$/, '')

export const pageOfJob = (site: string, jobId: string): string => `${site}/positions/${jobId}`
