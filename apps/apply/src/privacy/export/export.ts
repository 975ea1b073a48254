import { type Static, Type } from 'typebox'

export const daysKept = 7

export const DataExport = Type.Object(
  {
    exportId: Type.String({ format: 'uuid' }),
    requestedAt: Type.String({ format: 'date-time' }),
    expiresAt: Type.String({ format: 'date-time', description: 'Until then it can be downloaded.' }),
  },
  { title: 'DataExport' },
)
export type DataExport = Static<typeof DataExport>
