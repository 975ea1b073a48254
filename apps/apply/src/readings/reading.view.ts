import { Type } from 'typebox'
import { uuid } from '../schema-parts.ts'
import { mostReaders } from './reading.ts'

export const NamedReader = Type.Object({ userId: uuid, name: Type.String() }, { title: 'NamedReader' })

export const ReadingsView = Type.Object(
  {
    readers: Type.Array(
      Type.Object(
        {
          userId: uuid,
          name: Type.String(),
          dealt: Type.Integer({ description: 'How many applications they are to read.' }),
          rated: Type.Integer({ description: 'How many of those they have rated.' }),
        },
        { title: 'Reader' },
      ),
    ),
    total: Type.Integer({ description: 'How many applications are still to be decided.' }),
    undealt: Type.Integer({ description: 'How many of those nobody is to read.' }),
    may: Type.Array(Type.Enum(['deal'])),
  },
  { title: 'Readings' },
)

const userIds = Type.Array(uuid, { maxItems: mostReaders, uniqueItems: true })

export const NewDeal = Type.Object(
  {
    userIds: Type.Array(uuid, { minItems: 1, maxItems: mostReaders, uniqueItems: true }),
    perApplication: Type.Integer({ minimum: 1, maximum: 10, description: 'How many readers each application gets.' }),
  },
  { title: 'DealInput', additionalProperties: false },
)

export const DealtView = Type.Object(
  {
    dealt: Type.Integer({ description: 'How many readings were added.' }),
    short: Type.Integer({ description: 'Applications that have fewer readers than wanted: too few may read them.' }),
  },
  { title: 'Dealt' },
)

export const NewReaders = Type.Object({ userIds }, { title: 'ReadersInput', additionalProperties: false })
export const ReadersView = Type.Object({ readers: Type.Array(NamedReader) }, { title: 'Readers' })
