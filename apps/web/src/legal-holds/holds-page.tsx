import { Button, Stack, Title } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../parts/empty.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PagedTable } from '../parts/paged-table.tsx'
import { EndedRow, HoldRow } from './hold-rows.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { legalHoldsQuery } from './queries.ts'

export const HoldsPage = () => {
  const { t } = useTranslation('legal-holds')
  const inForce = useInfiniteQuery(legalHoldsQuery('IN_FORCE'))
  const ended = useInfiniteQuery(legalHoldsQuery('ENDED'))
  const [isPlacing, setPlacing] = useState(false)
  const { position, reason, until, made, ended: end } = t('columns', { returnObjects: true })
  const hasEnded = (ended.data?.pages[0]?.total ?? 0) > 0
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Button mb="xl" onClick={() => setPlacing(true)}>
        {t('place')} …
      </Button>
      <Stack gap="xl">
        <section aria-labelledby="in-force">
          <Title order={2} size="h3" mb="sm" id="in-force">
            {t('inForce')}
          </Title>
          <PagedTable
            pages={inForce}
            head={[position, reason, until, made, '']}
            empty={<Empty icon={IconShieldLock} title={t('none')} text={t('noneHint')} />}
            row={hold => <HoldRow key={hold.legalHoldId} hold={hold} />}
          />
        </section>
        {hasEnded && (
          <section aria-labelledby="ended">
            <Title order={2} size="h3" mb="sm" id="ended">
              {t('ended')}
            </Title>
            <PagedTable
              pages={ended}
              head={[position, reason, until, made, end]}
              empty={null}
              row={hold => <EndedRow key={hold.legalHoldId} hold={hold} />}
            />
          </section>
        )}
      </Stack>
      {isPlacing && <PlaceDialog onClose={() => setPlacing(false)} />}
    </>
  )
}
