import { createRequire } from 'node:module'
import type { FastifySchema } from 'fastify'
import type { Config } from '../config.ts'
import { limits } from './limits.ts'
import { withBodyLimit } from './operation.ts'

export const title = 'Competency suggestions'
export const redoc = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js')

/** The introduction of /docs. */
export const description = ({ MAX_BODY_BYTES, MAX_COURSE_SIZE, MAX_COURSE_BYTES }: Config) => ({
  title,
  version: '1',
  description:
    'Stores competencies and exercises with vector embeddings, suggests competencies similar to a text and relations ' +
    'between the competencies of a course. Send your key bare in the header Authorization.\n\n' +
    `Limits: ${mebibytes(MAX_BODY_BYTES)}, ${limits.values} values and ${limits.nesting} levels of nesting a body; ` +
    `${limits.competenciesInSave} competencies a save, and as many ids an exercise; ` +
    `${limits.titleCharacters} characters a title, ${limits.descriptionCharacters} a description; ` +
    `${MAX_COURSE_SIZE} competencies and ${mebibytes(MAX_COURSE_BYTES)} of text a course. ` +
    'Going over one is an error that names it.',
  securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Authorization' } },
  tags: [
    { name: 'competency', description: 'Save, suggest, relate' },
    { name: 'exercise', description: 'What an exercise trains' },
    { name: 'feedback', description: 'What people say of suggestions' },
    { name: 'course', description: 'What is stored' },
    { name: 'catalogue', description: 'Catalogues of competencies, and mappings to them' },
    { name: 'health', description: 'Is it well?' },
  ],
  describe: (schema: FastifySchema) => withBodyLimit(schema, MAX_BODY_BYTES),
})

const mebibytes = (bytes: number): string => `${bytes / 2 ** 20} MiB`
