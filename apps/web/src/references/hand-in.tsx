import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { type Assessment, refereeQuery } from './queries.ts'
import { saysSomething } from './use-assessment.ts'

type Props = {
  readonly token: string
  readonly draft: Assessment
  readonly hasLetter: boolean
  readonly flush: () => Promise<boolean>
}

export const HandIn = ({ token, draft, hasLetter, flush }: Props) => {
  const { t } = useTranslation('references')
  const client = useQueryClient()
  const hasAnswer = hasLetter || saysSomething(draft)
  const handIn = useAction({
    run: async () => {
      await flush()
      const body = saysSomething(draft) ? { assessment: draft } : {}
      return await dataOf(api.POST('/api/reference-letters/{token}', { params: { path: { token } }, body }))
    },
    after: made => client.setQueryData(refereeQuery(token).queryKey, made),
  })
  return (
    <>
      <ConfirmButton
        variant="filled"
        color="accent"
        size="md"
        disabled={!hasAnswer}
        loading={handIn.isPending}
        title={t('handIn.title')}
        text={t(hasLetter ? 'handIn.text' : 'handIn.withoutLetter')}
        confirm={t('handIn.confirm')}
        onConfirm={() => handIn.mutate()}
      >
        {t('handIn.button')}
      </ConfirmButton>
      {!hasAnswer && (
        <Text size="sm" c="dimmed">
          {t('handIn.empty')}
        </Text>
      )}
    </>
  )
}
