import { Alert, Button, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../api/problem.ts'
import { useExplain } from './explain.ts'

type Props = { readonly error: unknown; readonly onRetry?: () => void }

/** A problem where the content would stand. */
export const ProblemNotice = ({ error, onRetry }: Props) => {
  const { t } = useTranslation()
  const { title, way, code } = useExplain()(error)
  const faults = error instanceof Problem ? error.errors : []
  return (
    <Alert color="red" variant="light" title={title} icon={<IconAlertCircle aria-hidden />} role="alert">
      {way}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ pointer, message }) => (
            <li key={pointer + message}>{message}</li>
          ))}
        </ul>
      )}
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
