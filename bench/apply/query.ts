import type { Kysely } from 'kysely'
import type { Tables } from '../../apps/apply/src/db/schema.ts'

export type Query = Kysely<Tables>
