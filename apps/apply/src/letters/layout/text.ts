import type { Framed } from './framed.ts'
import { footer } from './words.ts'

/** The dash line is the agreed mark before a signature, so that mail programs leave it out of quotes. */
export const textLayout = ({ body, language, site }: Framed): string => `${body}\n\n-- \n${footer[language](site)}\n`
