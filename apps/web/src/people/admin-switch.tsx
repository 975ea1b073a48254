import { useTranslation } from 'react-i18next'
import { api, take } from '../api/client.ts'
import { useDeed } from '../api/use-deed.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import type { Person } from './queries.ts'

type Props = { readonly person: Person }

/** The service refuses to remove the last administrator. */
export const AdminSwitch = ({ person: { userId, firstName, lastName, email, roles } }: Props) => {
  const { t } = useTranslation('people')
  const name = `${firstName} ${lastName}`.trim() || email
  const stale = [['admin', 'people'], ['me']]
  const give = useDeed({
    run: () => take(api.POST('/api/admins', { body: { userId } })),
    said: t('list.given', { name }),
    stale,
  })
  const revoke = useDeed({
    run: () => take(api.DELETE('/api/admins/{userId}', { params: { path: { userId } } })),
    said: t('list.taken', { name }),
    stale,
  })
  const deed = roles.includes('ADMIN') ? ('take' as const) : ('give' as const)
  return (
    <ConfirmButton
      size="xs"
      color={deed === 'give' ? 'accent' : 'red'}
      variant="subtle"
      aria-label={`${t(`list.${deed}`)}: ${name}`}
      title={t(`list.${deed}Title`, { name })}
      text={t(`list.${deed}Text`)}
      confirm={t(`list.${deed}`)}
      onConfirm={() => (deed === 'give' ? give.mutate() : revoke.mutate())}
    >
      {t(`list.${deed}`)}
    </ConfirmButton>
  )
}
