import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isUnread, type Line } from './application.ts'
import classes from './unread-mark.module.css'

type Props = { readonly line: Pick<Line, 'state'> }

export const UnreadMark = ({ line }: Props) => {
  const { t } = useTranslation('evaluation')
  if (!isUnread(line)) return null
  return (
    <span className={classes.mark}>
      <VisuallyHidden>{t('unread')} </VisuallyHidden>
    </span>
  )
}
