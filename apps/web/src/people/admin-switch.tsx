import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { useMe } from '../session/me.ts'
import type { Person } from './queries.ts'

type Props = { readonly person: Person }

/** The service refuses to remove the last administrator. */
export const AdminSwitch = ({ person: { userId, firstName, lastName, email, roles } }: Props) => {
  const { t } = useTranslation('people')
  const { me } = useMe()
  const name = `${firstName} ${lastName}`.trim() || email
  const stale = [['admin', 'people'], ['me']]
  const give = useAction({
    run: () => dataOf(api.POST('/api/admins', { body: { userId } })),
    message: t('list.given', { name }),
    stale,
  })
  const revoke = useAction({
    run: () => dataOf(api.DELETE('/api/admins/{userId}', { params: { path: { userId } } })),
    message: t('list.taken', { name }),
    stale,
  })
  const action = roles.includes('ADMIN') ? ('take' as const) : ('give' as const)
  const asked = action === 'take' && me?.userId === userId ? ('takeOwn' as const) : action
  return (
    <ConfirmButton
      size="xs"
      color={action === 'give' ? 'accent' : 'red'}
      variant="subtle"
      aria-label={`${t(`list.${action}`)}: ${name}`}
      title={t(`list.${asked}Title`, { name })}
      text={t(`list.${asked}Text`)}
      confirm={t(`list.${action}`)}
      onConfirm={() => (action === 'give' ? give.mutate() : revoke.mutate())}
    >
      {t(`list.${action}`)}
    </ConfirmButton>
  )
}
