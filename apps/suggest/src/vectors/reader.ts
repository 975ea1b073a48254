import type { Kysely, Transaction } from 'kysely'
import type { VectorColumn } from './column.ts'
import type { Tables } from './schema.ts'

export type Reader = { readonly db: Kysely<Tables>; readonly column: VectorColumn }
export type Writer = { readonly db: Transaction<Tables>; readonly column: VectorColumn }
