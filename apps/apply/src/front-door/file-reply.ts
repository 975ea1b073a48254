import type { Readable } from 'node:stream'
import { Type } from 'typebox'

/** Describes a reply that is a file. */
export const fileReply = (type: string, description: string) => ({
  description,
  content: {
    [type]: {
      schema: Type.Unsafe<Uint8Array | Readable>({
        type: 'string',
        ...(!type.startsWith('text/') && { format: 'binary' }),
      }),
    },
  },
})
