import { type Static, Type } from 'typebox'
import { instant, uuid } from '../../schema-parts.ts'

export const daysKept = 7

export const DataExport = Type.Object(
  {
    exportId: uuid,
    requestedAt: instant,
    expiresAt: Type.String({ format: 'date-time', description: 'Until then it can be downloaded.' }),
  },
  { title: 'DataExport' },
)
export type DataExport = Static<typeof DataExport>
