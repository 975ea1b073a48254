import '@mantine/tiptap/styles.layer.css'
import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, type Extensions, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styleNonce } from '../app/site.ts'
import classes from './rich-editor.module.css'
import { showMarks, type TextMark, TextMarks } from './text-marks.ts'

type Props = {
  readonly label: string
  readonly lang: string
  readonly value: string
  readonly onChange: (html: string) => void
  readonly error?: string | undefined
  readonly id?: string
  /** Text from elsewhere, which replaces the content. */
  readonly written?: string | undefined
  readonly isLocked?: boolean
  readonly marks?: readonly TextMark[] | undefined
  readonly extensions?: Extensions
  readonly hasSubheadings?: boolean
  /** Otherwise it fills its container. */
  readonly minHeight?: string
  readonly onReady?: (editor: Editor) => void
  readonly onFocus?: () => void
}

/** The service accepts plain formatting, two levels of headings, and links. */
const richText: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    horizontalRule: false,
    // As the service keeps links; otherwise a saved text would seem to have edits.
    link: { openOnClick: false, HTMLAttributes: { target: null } },
  }),
  TextMarks,
]

const empty = '<p></p>'
const contentOf = (editor: Editor): string => {
  const html = editor.getHTML()
  return html === empty ? '' : html
}

export const RichEditor = ({
  label,
  lang,
  value,
  onChange,
  error,
  id,
  written,
  isLocked = false,
  marks,
  extensions = richText,
  hasSubheadings = true,
  minHeight,
  onReady,
  onFocus,
}: Props) => {
  const { t } = useTranslation()
  const labelId = useId()
  const editor = useEditor({
    extensions,
    content: value,
    injectNonce: styleNonce(),
    editorProps: {
      attributes: {
        'aria-labelledby': labelId,
        'aria-multiline': 'true',
        role: 'textbox',
        lang,
        ...(id && { id }),
        ...(error && { 'aria-invalid': 'true' }),
      },
    },
    onCreate: ({ editor: created }) => onReady?.(created),
    onFocus: () => onFocus?.(),
    onUpdate: ({ editor: typed }) => {
      onChange(contentOf(typed))
    },
  })
  useEffect(() => {
    // A page that waits for data has no editor for a while; the next one begins with the value.
    if (written !== undefined && !editor.isDestroyed && written !== contentOf(editor))
      editor.commands.setContent(written, { emitUpdate: false })
  }, [editor, written])
  useEffect(() => editor.setEditable(!isLocked, false), [editor, isLocked])
  useEffect(() => {
    if (marks !== undefined) showMarks(editor, marks)
  }, [editor, marks])
  return (
    <Input.Wrapper
      className={minHeight ? '' : (classes.wrapper ?? '')}
      label={label}
      labelProps={{ id: labelId }}
      labelElement="div"
      error={error}
    >
      <RichTextEditor
        className={minHeight ? '' : (classes.editor ?? '')}
        editor={editor}
        labels={t('rich', { returnObjects: true })}
        mt={4}
      >
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            {hasSubheadings && <RichTextEditor.H3 />}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content {...(minHeight ? { mih: minHeight } : { className: classes.content ?? '' })} />
      </RichTextEditor>
    </Input.Wrapper>
  )
}
