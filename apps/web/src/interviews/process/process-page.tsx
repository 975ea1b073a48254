import { Alert, Button } from '@mantine/core'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useLive } from '../../parts/use-live.ts'
import { People } from '../people/people.tsx'
import { processQuery } from '../queries.ts'
import { ZoneNote } from '../zone-note.tsx'
import { Days } from './days.tsx'
import { Dialogs } from './dialogs.tsx'
import type { OpenDialog } from './open-dialog.ts'
import classes from './process.module.css'

const route = getRouteApi('/members-only/groups/$groupId/interviews/$processId')

export const ProcessPage = () => {
  const { t } = useTranslation('interviews')
  const { groupId, processId } = route.useParams()
  const shown = useSuspenseQuery(processQuery(processId))
  useLive([shown])
  const { data: process } = shown
  const [dialog, setDialog] = useState<OpenDialog>()
  if (process.researchGroupId !== groupId)
    return (
      <Navigate
        to="/groups/$groupId/interviews/$processId"
        params={{ groupId: process.researchGroupId, processId }}
        replace
      />
    )
  return (
    <>
      <TextLink to="/groups/$groupId/interviews" params={{ groupId }} size="sm" display="inline-flex" mb="md">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('process.back')}
      </TextLink>
      <PageHead
        title={process.jobTitle}
        actions={
          process.may.includes('makeSlots') && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog({ what: 'series' })}>
              {t('process.newSlots')}
            </Button>
          )
        }
      />
      {process.jobState !== 'PUBLISHED' && (
        <Alert color="orange" mb="lg">
          {t(process.closed ? 'process.closed' : 'process.draft')}
        </Alert>
      )}
      <ZoneNote zone={process.timezone} />
      <div className={classes.page}>
        <Days process={process} onOpen={setDialog} />
        <People process={process} onOpen={setDialog} />
      </div>
      <Dialogs process={process} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
