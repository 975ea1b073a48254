import { type Static, Type } from 'typebox'
import { Version } from '../../front-door/versions.ts'
import { type LetterType, letterTypes } from '../kinds/kinds.ts'
import type { Choices } from './notifications.store.ts'
import { isOptional } from './optional.ts'

const example = { notifications: [{ type: 'NEW_POSITION', enabled: false }] }

export const Notifications = Type.Object(
  {
    notifications: Type.Array(
      Type.Object(
        {
          type: Type.Enum([...letterTypes]),
          enabled: Type.Boolean(),
          essential: Type.Boolean({ description: 'Cannot be turned off.' }),
        },
        { title: 'Notification' },
      ),
    ),
    version: Type.Integer(),
  },
  { title: 'Notifications' },
)

/** Can be sent back as it was read; types that are not named stay as they are. */
export const NotificationChoices = Type.Object(
  {
    notifications: Type.Array(
      Type.Object(
        {
          type: Type.Enum([...letterTypes]),
          enabled: Type.Boolean(),
          essential: Type.Optional(Type.Boolean({ description: 'Is not read.' })),
        },
        { title: 'NotificationChoice', additionalProperties: false },
      ),
      { maxItems: 100 },
    ),
    version: Version,
  },
  { title: 'NotificationChoices', additionalProperties: false, examples: [example] },
)

export const notificationsView = ({ off, version }: Choices): Static<typeof Notifications> => ({
  notifications: letterTypes.map((type: LetterType) => ({
    type,
    enabled: !(isOptional(type) && off.includes(type)),
    essential: !isOptional(type),
  })),
  version,
})
