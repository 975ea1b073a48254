export type { Database, OpenOptions, TransactionOptions } from './database.ts'
export { open } from './open.ts'
export { DatabaseRefusal, sqlState } from './refusal.ts'
