import { Alert, Button, SegmentedControl, Stack } from '@mantine/core'
import { IconArrowLeft, IconRestore } from '@tabler/icons-react'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOf } from '../../jobs/editor/draft.ts'
import { isEditable } from '../../jobs/editor/saved-text.ts'
import { useIsLocked } from '../../jobs/editor/use-is-locked.ts'
import { jobQuery } from '../../jobs/queries.ts'
import { useFormat } from '../../language/format.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Differences } from '../differences.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { changesQuery, versionQuery } from '../queries.ts'
import { useRestore } from './use-restore.ts'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/history/$version')

const views = ['text', 'before', 'now'] as const
type View = (typeof views)[number]

/** An old version: its text, its changes, and the difference from the current one. */
export const VersionPage = () => {
  const { t } = useTranslation(['revisions', 'jobs'])
  const format = useFormat()
  const { version: name, ...params } = route.useParams()
  const { groupId, jobId } = params
  const version = Number(name)
  const [{ data: job }, { data: changes }, { data: kept }] = useSuspenseQueries({
    queries: [jobQuery(jobId), changesQuery(jobId), versionQuery(jobId, version)],
  })
  const [view, setView] = useState<View>('text')
  const [isAsking, setAsking] = useState(false)
  const restore = useRestore(job, changes)
  const draft = draftOf(kept.text)
  const shown = views.filter(each => each !== 'before' || version > 1)
  const isLocked = useIsLocked(job)
  const isInTheWay = job.state === 'PUBLISHED' && changes.isPending
  return (
    <>
      <TextLink to="/groups/$groupId/positions/$jobId/history" params={params} size="sm" display="inline-flex" mb="lg">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('jobs:history.title')}
      </TextLink>
      <PageHead
        title={t('jobs:history.version', { version })}
        lead={[format.instant(kept.at), kept.by?.name ?? t('jobs:history.nobody')].join(' · ')}
        actions={
          isEditable(job) &&
          !isLocked && (
            <Button
              leftSection={<IconRestore size={17} stroke={1.6} aria-hidden />}
              loading={restore.isPending}
              onClick={() => (isInTheWay ? setAsking(true) : restore.mutate(draft))}
            >
              {t(job.state === 'DRAFT' ? 'history.restoreDraft' : 'history.restoreChanges')}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <SegmentedControl
          style={{ alignSelf: 'flex-start' }}
          aria-label={t('history.view')}
          value={view}
          onChange={chosen => setView(views.find(each => each === chosen) ?? 'text')}
          data={shown.map(value => ({ value, label: t(`history.views.${value}`) }))}
        />
        {view === 'text' && <PagePreview job={job} draft={draft} usualBanner={null} />}
        {view === 'before' && <SinceBefore groupId={groupId} jobId={jobId} version={version} />}
        {view === 'now' && (
          <>
            <Alert variant="light">{t(job.state === 'DRAFT' ? 'history.nowDraft' : 'history.nowPublic')}</Alert>
            <Differences groupId={groupId} before={draft} after={draftOf(job)} />
          </>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('history.replaceTitle')}
        text={t('history.replaceText')}
        confirm={t('history.replace')}
        onConfirm={() => restore.mutate(draft)}
      />
    </>
  )
}

type Since = { readonly groupId: string; readonly jobId: string; readonly version: number }

const SinceBefore = ({ groupId, jobId, version }: Since) => {
  const { data: kept } = useSuspenseQuery(versionQuery(jobId, version))
  const { data: before } = useSuspenseQuery(versionQuery(jobId, version - 1))
  return <Differences groupId={groupId} before={draftOf(before.text)} after={draftOf(kept.text)} />
}
