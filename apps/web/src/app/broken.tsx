import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem.ts'
import { useExplain } from '../problems/explain.ts'
import { NoAccess } from '../session/no-access.tsx'
import { PleaseSignIn } from '../session/please-sign-in.tsx'
import { NotFound } from './not-found.tsx'
import { PageMessage } from './page-message.tsx'

/** What stands in the place of a page that could not be shown. */
export const Broken = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation()
  const router = useRouter()
  const explain = useExplain()
  if (isProblem(error, 'NOT_FOUND')) return <NotFound />
  if (isProblem(error, 'ACCESS_DENIED')) return <NoAccess />
  if (isProblem(error, 'UNAUTHENTICATED')) return <PleaseSignIn />
  const { title, way, code } = isProblem(error)
    ? explain(error)
    : { title: t('broken.title'), way: t('broken.text'), code: undefined }
  const again = (): void => {
    reset()
    void router.invalidate()
  }
  return (
    <PageMessage title={title} text={way} {...(code && { code })}>
      <Button onClick={isProblem(error) ? again : () => location.reload()}>{t('broken.reload')}</Button>
    </PageMessage>
  )
}
