import { useTranslation } from 'react-i18next'
import { RichEditor } from '../../parts/rich-editor.tsx'
import type { Draft } from './draft.ts'
import classes from './editor.module.css'
import { fieldOf } from './lacks.ts'
import { Section } from './section.tsx'
import type { Change } from './use-draft.ts'

type Props = {
  readonly draft: Draft
  readonly change: Change
  readonly fault: (field: string) => string | undefined
}

/** Both languages side by side. */
export const Descriptions = ({ draft, change, fault }: Props) => {
  const { t } = useTranslation('jobs')
  return (
    <Section title={t('editor.description')} hint={t('editor.descriptionHint')}>
      <div className={classes.languages}>
        <RichEditor
          id={fieldOf.description}
          label={t('editor.english')}
          lang="en"
          value={draft.descriptionEn}
          error={fault('descriptionEn')}
          onChange={descriptionEn => change({ descriptionEn })}
        />
        <RichEditor
          label={t('editor.german')}
          lang="de"
          value={draft.descriptionDe}
          error={fault('descriptionDe')}
          onChange={descriptionDe => change({ descriptionDe })}
        />
      </div>
    </Section>
  )
}
