import type { Context } from '../context.ts'

/** The full address of a page of the client, for letters and feeds. */
export const linkTo = ({ config, embedded }: Pick<Context, 'config' | 'embedded'>, path: string): string => {
  const origin = config.PUBLIC_URL ?? embedded?.origin() ?? `http://${config.HOST}:${config.PORT}`
  return `${origin.replace(/\/$/, '')}${path}`
}
