import { CloseButton, SegmentedControl, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../jobs/editor/draft.ts'
import type { Job } from '../../jobs/queries.ts'
import { membershipOf, useMe } from '../../session/me.ts'
import { PagePreview } from './page-preview.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import classes from './preview.module.css'
import type { PreviewMode } from './search.ts'

type Props = {
  readonly job: Job
  readonly draft: Draft
  readonly usualBanner: string | null
  readonly mode: PreviewMode
  readonly onMode: (mode: PreviewMode | undefined) => void
}

/** A live preview as page or PDF. */
export const PreviewPane = ({ job, draft, usualBanner, mode, onMode }: Props) => {
  const { t } = useTranslation('revisions')
  const { me } = useMe()
  const mayPrint = membershipOf(me, job.researchGroupId) !== undefined
  return (
    <section className={classes.pane} aria-label={t('preview.title')}>
      <div className={classes.head}>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.as')}
          value={mayPrint ? mode : 'page'}
          onChange={chosen => onMode(chosen === 'pdf' ? 'pdf' : 'page')}
          data={[
            { value: 'page', label: t('preview.modes.page') },
            ...(mayPrint ? [{ value: 'pdf', label: t('preview.modes.pdf') }] : []),
          ]}
        />
        <Text size="sm" c="dimmed" className={classes.who ?? ''}>
          {t('preview.who')}
        </Text>
        <CloseButton
          className={classes.close ?? ''}
          aria-label={t('preview.close')}
          onClick={() => onMode(undefined)}
        />
      </div>
      <div className={classes.sheet} data-scrolls>
        {mode === 'pdf' && mayPrint ? (
          <PdfPreview groupId={job.researchGroupId} draft={draft} />
        ) : (
          <PagePreview job={job} draft={draft} usualBanner={usualBanner} />
        )}
      </div>
    </section>
  )
}
