import type { DocumentType } from './use-uploads.ts'

export const documentGroups = [
  'CV',
  'MASTER_TRANSCRIPT',
  'BACHELOR_TRANSCRIPT',
  'REFERENCE',
  'OTHER',
] as const satisfies DocumentType[]
export type DocumentGroupName = (typeof documentGroups)[number]
