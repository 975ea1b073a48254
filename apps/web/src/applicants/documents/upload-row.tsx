import { Button, Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './documents.module.css'
import { useUploadFault } from './upload-fault.ts'
import type { Upload } from './use-uploads.ts'

type Props = { readonly upload: Upload; readonly onDrop: () => void }

export const UploadRow = ({ upload: { name, share, error }, onDrop }: Props) => {
  const { t } = useTranslation(['applicants', 'app'])
  const faultOf = useUploadFault()
  const percent = Math.round(share * 100)
  if (error !== undefined)
    return (
      <li className={classes.row} role="alert">
        <div className={classes.name}>
          {name}
          <Text size="sm" c="var(--mantine-color-error)">
            {faultOf(error)}
          </Text>
        </div>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onDrop}>
          {t('app:close')}
        </Button>
      </li>
    )
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <Text size="sm" c="dimmed">
        {share < 1 ? t('document.sending', { percent }) : t('document.checking')}
      </Text>
      <Progress
        className={classes.progress ?? ''}
        value={percent}
        animated={share >= 1}
        aria-label={t('document.progress', { name })}
      />
    </li>
  )
}
