import { Badge, Group, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Settings } from './queries.ts'

type Props = { readonly settings: Settings }

export const Roles = ({ settings: { roles, memberships } }: Props) => {
  const { t } = useTranslation('people')
  const plain = roles.filter(role => role === 'APPLICANT' || role === 'ADMIN')
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('settings.roles')}
      </Title>
      <Group gap="xs">
        {plain.map(role => (
          <Badge key={role} variant="light" tt="none">
            {t(`settings.${role}`)}
          </Badge>
        ))}
        {memberships.map(({ researchGroupId, name, role }) => (
          <Badge key={researchGroupId} variant="light" tt="none">
            {t('settings.inGroup', { role: t(`settings.${role}`), group: name })}
          </Badge>
        ))}
      </Group>
    </section>
  )
}
