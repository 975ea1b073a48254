export type { Profile } from '../db/application-tables.ts'
