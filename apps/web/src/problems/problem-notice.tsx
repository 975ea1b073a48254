import { Alert, Button, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useExplain } from './explain.ts'
import { FaultLines } from './fault-lines.tsx'

type Props = { readonly error: unknown; readonly onRetry?: () => void }

export const ProblemNotice = ({ error, onRetry }: Props) => {
  const { t } = useTranslation()
  const { title, way, faults, code } = useExplain()(error)
  return (
    <Alert color="red" variant="light" title={title} icon={<IconAlertCircle aria-hidden />} role="alert">
      {way}
      <FaultLines faults={faults} />
      <Text size="xs" c="dimmed" mt="xs">
        {code}
      </Text>
      {onRetry && (
        <Button size="xs" variant="default" mt="sm" onClick={onRetry}>
          {t('again')}
        </Button>
      )}
    </Alert>
  )
}
