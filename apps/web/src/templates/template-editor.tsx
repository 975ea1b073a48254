import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem.ts'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { BodyEditor } from './body-editor.tsx'
import { Chips } from './chips.tsx'
import { FaultList } from './fault-list.tsx'
import { faultsIn, type TemplateFault } from './faults.ts'
import { Preview } from './preview.tsx'
import { previewQuery, type Template } from './queries.ts'
import { TemplateActions } from './template-actions.tsx'
import classes from './templates.module.css'
import { offsetOf, positionAfter, readBefore } from './text-positions.ts'
import { useTemplate } from './use-template.ts'

type Props = { readonly template: Template }

const typingMs = 400

export const TemplateEditor = ({ template }: Props) => {
  const { t } = useTranslation('templates')
  const { researchGroupId, type, language } = template
  const { draft, change, isChanged, save, isBehind, keepMine, discard } = useTemplate(template)
  const [words] = useDebouncedValue(draft, typingMs)
  const letter = useQuery(previewQuery(researchGroupId, type, language, words))
  const faults = faultsIn(letter.error ?? save.error)
  const subject = useRef<HTMLInputElement>(null)
  const editor = useRef<Editor>(undefined)
  const [isInSubject, setInSubject] = useState(false)

  const insert = (placeholder: string): void => {
    const text = `{{${placeholder}}}`
    const field = subject.current
    if (!isInSubject || field === null) {
      editor.current?.chain().focus().insertContent(text).run()
      return
    }
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    change({ subject: field.value })
    field.focus()
  }
  const show = ({ part, position, piece }: TemplateFault): void => {
    const length = piece.length
    if (part === 'subject') {
      const from = position ? offsetOf(words.subject, position) : 0
      subject.current?.focus()
      subject.current?.setSelectionRange(from, from + length)
      return
    }
    const body = editor.current
    if (body === undefined) return
    const read = position ? readBefore(words.body, offsetOf(words.body, position)) : 0
    const from = positionAfter(body.state.doc, read)
    const to = Math.min(from + length, body.state.doc.content.size)
    body.chain().focus().setTextSelection({ from, to }).scrollIntoView().run()
  }
  const showSaved = (): void => {
    editor.current?.commands.setContent(discard().body)
  }
  const saved = template.isDefault ? 'isShipped' : template.isUsed ? 'isOwn' : 'isUnfit'
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        {isBehind && (
          <Alert color="orange" role="alert" title={t('editor.behind.title')}>
            {t('editor.behind.text')}
            <Group mt="sm" gap="sm">
              <Button size="xs" onClick={keepMine}>
                {t('editor.behind.mine')}
              </Button>
              <Button size="xs" variant="default" onClick={showSaved}>
                {t('editor.behind.theirs')}
              </Button>
            </Group>
          </Alert>
        )}
        <Text c="dimmed">{isChanged ? t(`editor.changed.${saved}`) : t(`editor.${saved}`)}</Text>
        <TextInput
          ref={subject}
          label={t('editor.subject')}
          required
          maxLength={200}
          lang={language}
          value={draft.subject}
          error={faults.some(({ part }) => part === 'subject') && t('editor.subjectFault')}
          onFocus={() => setInSubject(true)}
          onChange={event => change({ subject: event.currentTarget.value })}
        />
        <BodyEditor
          lang={language}
          first={draft.body}
          placeholders={template.placeholders}
          isFaulty={faults.some(({ part }) => part === 'body')}
          onChange={body => change({ body })}
          onReady={made => {
            editor.current = made
          }}
          onFocus={() => setInSubject(false)}
        />
        <Chips placeholders={template.placeholders} needed={template.needed} onInsert={insert} />
        <FaultList faults={faults} onShow={show} />
        {save.error && !isProblem(save.error, 'VALIDATION_FAILED') && <ProblemNotice error={save.error} />}
        <TemplateActions
          template={template}
          isChanged={isChanged}
          isFit={faults.length === 0 && !isBehind}
          isPending={save.isPending}
          onSave={() => save.mutate()}
          onDiscard={showSaved}
        />
      </div>
      <Preview newest={letter.data} isOld={letter.isError} language={language} />
    </div>
  )
}
