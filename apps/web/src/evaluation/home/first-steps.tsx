import { Group } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'

type Props = { readonly groupId: string }

/** For a group without positions. */
export const FirstSteps = ({ groupId }: Props) => {
  const { t } = useTranslation('evaluation')
  return (
    <Empty icon={IconBriefcase} title={t('home.first')} text={t('home.firstHint')}>
      <Group justify="center" gap="sm">
        <ButtonLink to="/groups/$groupId/positions" params={{ groupId }}>
          {t('home.toPositions')}
        </ButtonLink>
        <ButtonLink to="/groups/$groupId/members" params={{ groupId }} variant="default">
          {t('home.toMembers')}
        </ButtonLink>
      </Group>
    </Empty>
  )
}
