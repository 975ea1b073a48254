import type { Framed } from './framed.ts'
import { footer, turnOff } from './words.ts'

/** Mail programs recognise the dash line as the start of a signature, and leave it out of quotes. */
export const textLayout = ({ body, language, site, settings }: Framed): string => {
  const choice = settings === undefined ? '' : `${turnOff[language]} ${settings}\n`
  return `${body}\n\n-- \n${footer[language](site)}\n${choice}`
}
