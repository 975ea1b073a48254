import { Alert, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem.ts'
import type { Saving } from '../parts/autosave.ts'

type Props = { readonly saving: Saving; readonly onMine: () => void; readonly onTheirs: () => void }

/** For a conflict with another window: keeps both versions until the person chooses one. */
export const ConflictNotice = ({ saving, onMine, onTheirs }: Props) => {
  const { t } = useTranslation('applicants')
  if (saving.state !== 'failed' || !isProblem(saving.error, 'VERSION_CONFLICT')) return null
  return (
    <Alert color="orange" mb="lg" role="alert" title={t('conflict.title')}>
      {t('conflict.text')}
      <Group mt="sm" gap="sm">
        <Button size="xs" onClick={onMine}>
          {t('conflict.mine')}
        </Button>
        <Button size="xs" variant="default" onClick={onTheirs}>
          {t('conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  )
}
