import '@mantine/tiptap/styles.layer.css'
import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { styleNonce } from '../app/site.ts'
import { PlaceholderMarks } from './placeholder-marks.ts'

type Props = {
  readonly lang: string
  readonly first: string
  readonly placeholders: readonly string[]
  readonly isFaulty: boolean
  readonly onChange: (html: string) => void
  readonly onReady: (editor: Editor) => void
  readonly onFocus: () => void
}

/** Plain formatting, links and highlighted placeholders. */
export const BodyEditor = ({ lang, first, placeholders, isFaulty, onChange, onReady, onFocus }: Props) => {
  const { t } = useTranslation(['templates', 'app'])
  const labelId = useId()
  const extensions = useMemo(
    () => [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        // A placeholder may stand for an address.
        link: {
          openOnClick: false,
          isAllowedUri: (uri, { defaultValidate }) => uri.startsWith('{{') || defaultValidate(uri),
        },
      }),
      PlaceholderMarks.configure({ known: [...placeholders] }),
    ],
    [placeholders],
  )
  const editor = useEditor({
    extensions,
    content: first,
    injectNonce: styleNonce(),
    editorProps: {
      attributes: { 'aria-labelledby': labelId, 'aria-multiline': 'true', role: 'textbox', lang },
    },
    onCreate: ({ editor: made }) => onReady(made),
    onFocus,
    onUpdate: ({ editor: written }) => onChange(written.getHTML()),
  })
  return (
    <Input.Wrapper
      label={t('editor.body')}
      labelProps={{ id: labelId }}
      labelElement="div"
      error={isFaulty && t('editor.bodyFault')}
    >
      <RichTextEditor editor={editor} labels={t('app:rich', { returnObjects: true })} mt={4}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
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
        <RichTextEditor.Content mih="16rem" />
      </RichTextEditor>
    </Input.Wrapper>
  )
}
