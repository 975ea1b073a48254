import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../parts/use-live.ts'
import { usePageTitle } from '../../parts/use-page-title.ts'
import { useValue } from '../../parts/value.ts'
import { lastStep } from '../decide/undo.ts'
import { UndoNotice } from '../decide/undo-notice.tsx'
import { useUndo } from '../decide/use-undo.ts'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { detailQuery } from '../queries.ts'
import { readWanted } from '../search.ts'
import { useName } from '../use-name.ts'
import { ApplicationList } from './application-list.tsx'
import { Desk } from './desk.tsx'
import { DeskSkeleton } from './desk-skeleton.tsx'
import classes from './reader.module.css'
import { type Pane, ReaderBar } from './reader-bar.tsx'
import { usePrefetch } from './use-prefetch.ts'
import { useWalk } from './use-walk.ts'

const route = getRouteApi('/evaluation-only/evaluation/$applicationId')

/** Three panes: list, dossier, evaluation. */
export const ReaderPage = () => {
  const { t } = useTranslation('evaluation')
  const { applicationId } = route.useParams()
  const search = route.useSearch()
  const called = useName()
  const wanted = readWanted(search)
  const shown = useQuery(detailQuery(applicationId, wanted))
  useLive([shown])
  const { data: detail, error, refetch } = shown
  const walk = useWalk(applicationId, search, detail)
  const [pane, setPane] = useState<Pane>('dossier')
  const [areKeysShown, setKeysShown] = useState(false)
  const last = useValue(lastStep)
  const undo = useUndo()
  usePrefetch(walk.nextId, wanted, detail !== undefined)
  usePageTitle(detail ? called(detail.applicant) : t('title'))
  useEffect(() => {
    for (const place of document.querySelectorAll('[data-scrolls]')) place.scrollTop = 0
  }, [applicationId])
  const goTo = (id: string | undefined): void => {
    if (pane === 'list') setPane('dossier')
    walk.go(id)
  }
  useKeys({
    j: () => goTo(walk.nextId),
    k: () => goTo(walk.previousId),
    z: () => last && undo.mutate(last),
    Escape: () => void walk.leave(),
    '?': () => setKeysShown(true),
  })
  return (
    <div className={classes.reader} data-view={pane}>
      <ReaderBar walk={walk} search={search} pane={pane} onPane={setPane} onKeys={() => setKeysShown(true)} />
      <nav className={classes.list} aria-label={t('title')}>
        <ApplicationList
          walk={walk}
          applicationId={applicationId}
          search={search}
          onChoose={() => setPane('dossier')}
        />
      </nav>
      {detail ? (
        <Desk key={applicationId} detail={detail} onPane={setPane} onUndo={undo.mutate} onLeave={walk.leave} />
      ) : (
        <DeskSkeleton error={error} onRetry={() => void refetch()} />
      )}
      {last && (
        <UndoNotice
          key={`undo ${last.applicationId} ${last.step}`}
          last={last}
          isPending={undo.isPending}
          onUndo={() => undo.mutate(last)}
        />
      )}
      {areKeysShown && <KeysDialog of="reader" onClose={() => setKeysShown(false)} />}
    </div>
  )
}
