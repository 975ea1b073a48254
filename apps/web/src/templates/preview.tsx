import { SegmentedControl, Skeleton, Text, Title } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '../api/reply.ts'
import { parseLetter } from './parse-letter.ts'
import type { LetterLanguage } from './queries.ts'
import classes from './templates.module.css'

type Made = Reply<'/api/research-groups/{researchGroupId}/email-templates/preview', 'post'>
type Props = {
  readonly newest: Made | undefined
  /** The template has faults: this preview shows the last valid one. */
  readonly isOld: boolean
  readonly language: LetterLanguage
}

export const Preview = ({ newest, isOld, language }: Props) => {
  const { t } = useTranslation('templates')
  const [form, setForm] = useState('html')
  const [last, setLast] = useState(newest)
  useEffect(() => {
    if (newest) setLast(newest)
  }, [newest])
  const letter = newest ?? last
  return (
    <section className={classes.preview} aria-labelledby="letter-preview" data-old={isOld || undefined}>
      <div className={classes.previewHead}>
        <Title order={2} size="h3" id="letter-preview">
          {t('preview.title')}
        </Title>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.form')}
          value={form}
          onChange={setForm}
          data={[
            { value: 'html', label: t('preview.html') },
            { value: 'text', label: t('preview.text') },
          ]}
        />
      </div>
      <Text size="sm" c="dimmed" role="status">
        {t(isOld && letter ? 'preview.old' : 'preview.sample')}
      </Text>
      {!letter && !isOld && <Skeleton height={320} mt="md" aria-busy />}
      {letter && (
        <div className={classes.sheet}>
          <Text fw={600} className={classes.subject ?? ''} lang={language}>
            {letter.subject}
          </Text>
          {form === 'html' ? (
            <Letter html={letter.html} label={t('preview.title')} lang={language} />
          ) : (
            <pre className={classes.plain} lang={language}>
              {letter.text}
            </pre>
          )}
        </div>
      )}
    </section>
  )
}

type LetterProps = { readonly html: string; readonly label: string; readonly lang: string }

const Letter = ({ html, label, lang }: LetterProps) => {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const { sheet, body } = parseLetter(html)
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren(body)
  }, [html])
  return <div ref={host} className={classes.letter} role="document" aria-label={label} lang={lang} />
}
