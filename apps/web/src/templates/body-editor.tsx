import type { Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RichEditor } from '../parts/rich-editor.tsx'
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
  const { t } = useTranslation('templates')
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
  return (
    <RichEditor
      label={t('editor.body')}
      lang={lang}
      value={first}
      extensions={extensions}
      hasSubheadings={false}
      minHeight="16rem"
      error={isFaulty ? t('editor.bodyFault') : undefined}
      onChange={html => onChange(html || '<p></p>')}
      onReady={onReady}
      onFocus={onFocus}
    />
  )
}
