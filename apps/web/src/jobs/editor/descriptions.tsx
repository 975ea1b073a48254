import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { site } from '../../app/site.ts'
import { otherThan } from '../../language/language.ts'
import { RichEditor } from '../../parts/rich-editor.tsx'
import type { Job } from '../queries.ts'
import classes from './assist/assist.module.css'
import { DraftButton } from './assist/draft-button.tsx'
import { Findings } from './assist/findings.tsx'
import { TranslateButton } from './assist/translate-button.tsx'
import { useCheck } from './assist/use-check.ts'
import { useDrafting } from './assist/use-drafting.ts'
import type { Draft } from './draft.ts'
import form from './editor.module.css'
import { fieldOf, hasWords } from './missing-fields.ts'
import { Section } from './section.tsx'
import type { SaveFirst } from './use-save-first.ts'
import type { Change } from './use-writing.ts'

type Props = {
  readonly job: Job
  readonly isEditable: boolean
  readonly draft: Draft
  readonly change: Change
  readonly fault: (field: string) => string | undefined
  readonly saveFirst: SaveFirst
  readonly onTranslated: () => void
}

export const Descriptions = ({ job, isEditable, draft, change, fault, saveFirst, onTranslated }: Props) => {
  const { t } = useTranslation('jobs')
  const { jobId, researchGroupId: groupId, state } = job
  const { shown, write, stop } = useDrafting(draft, change)
  const { findings, marks } = useCheck(draft, groupId)
  const isComing = shown?.isComing ?? false
  const written = { en: hasWords(draft.descriptionEn), de: hasWords(draft.descriptionDe) }
  const source = written.en === written.de ? undefined : written.en ? 'en' : 'de'
  return (
    <Section title={t('editor.description')} hint={t('editor.descriptionHint')}>
      {isEditable && (
        <div className={classes.tools}>
          {isComing ? (
            <Button variant="default" onClick={stop}>
              {t('assist.stop')}
            </Button>
          ) : (
            <DraftButton draft={draft} groupId={groupId} onWish={wish => void write(wish)} />
          )}
          {site.hasAi && source && state === 'DRAFT' && !isComing && (
            <TranslateButton
              key={otherThan(source)}
              jobId={jobId}
              from={source}
              saveFirst={saveFirst}
              onTranslated={onTranslated}
            />
          )}
        </div>
      )}
      <div className={form.languages} aria-busy={isComing}>
        <RichEditor
          id={fieldOf.description}
          label={t('editor.english')}
          lang="en"
          value={draft.descriptionEn}
          error={fault('descriptionEn')}
          onChange={descriptionEn => change({ descriptionEn })}
          written={shown?.texts.en}
          isLocked={isComing || !isEditable}
          marks={marks.en}
        />
        <RichEditor
          id={fieldOf.descriptionDe}
          label={t('editor.german')}
          lang="de"
          value={draft.descriptionDe}
          error={fault('descriptionDe')}
          onChange={descriptionDe => change({ descriptionDe })}
          written={shown?.texts.de}
          isLocked={isComing || !isEditable}
          marks={marks.de}
        />
      </div>
      {isEditable && !isComing && (written.en || written.de) && <Findings findings={findings} />}
    </Section>
  )
}
