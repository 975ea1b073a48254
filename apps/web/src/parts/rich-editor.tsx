import '@mantine/tiptap/styles.layer.css'
import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styleNonce } from '../app/site.ts'

type Props = {
  readonly label: string
  readonly lang: string
  readonly value: string
  readonly onChange: (html: string) => void
  readonly error?: string | undefined
  readonly id?: string
}

/** What the service keeps: plain formatting, two levels of headings, links. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false },
  }),
]

const empty = '<p></p>'

export const RichEditor = ({ label, lang, value, onChange, error, id }: Props) => {
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
    onUpdate: ({ editor: written }) => {
      const html = written.getHTML()
      onChange(html === empty ? '' : html)
    },
  })
  return (
    <Input.Wrapper label={label} labelProps={{ id: labelId }} labelElement="div" error={error}>
      <RichTextEditor editor={editor} labels={t('rich', { returnObjects: true })} mt={4}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
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
        <RichTextEditor.Content mih="14rem" />
      </RichTextEditor>
    </Input.Wrapper>
  )
}
