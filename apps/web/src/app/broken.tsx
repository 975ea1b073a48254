import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { onReturn } from '../api/away.ts'
import { isProblem } from '../api/problem.ts'
import { refetchFailed } from '../api/queries.ts'
import { useExplain } from '../problems/explain.ts'
import { NoAccess } from '../session/no-access.tsx'
import { PleaseSignIn } from '../session/please-sign-in.tsx'
import { NotFound } from './not-found.tsx'
import { PageMessage } from './page-message.tsx'

/** Shown instead of a page that threw while rendering. */
export const Broken = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation()
  const router = useRouter()
  const explain = useExplain()
  const again = useCallback(async (): Promise<void> => {
    await refetchFailed()
    reset()
    await router.invalidate()
  }, [reset, router])
  useEffect(() => onReturn(again), [again])
  if (isProblem(error, 'NOT_FOUND')) return <NotFound />
  if (isProblem(error, 'ACCESS_DENIED')) return <NoAccess />
  if (isProblem(error, 'UNAUTHENTICATED')) return <PleaseSignIn />
  const { title, way, code } = isProblem(error)
    ? explain(error)
    : { title: t('broken.title'), way: t('broken.text'), code: undefined }
  return (
    <PageMessage title={title} text={way} {...(code && { code })}>
      <Button onClick={isProblem(error) ? () => void again() : () => location.reload()}>{t('broken.reload')}</Button>
    </PageMessage>
  )
}
