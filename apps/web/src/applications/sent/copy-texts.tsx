import { Button, CopyButton } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ApplicationDraft } from '../form/use-application.ts'
import { useAsWritten } from '../form/use-as-written.ts'
import type { Mine } from '../queries.ts'
import { statements } from '../statements.ts'

type Props = { readonly written: ApplicationDraft; readonly questions: Mine['questions'] }

/** Copies what the person wrote for this position, to use it elsewhere. */
export const CopyTexts = ({ written, questions }: Props) => {
  const { t } = useTranslation('applications')
  const format = useAsWritten()
  const { answers } = written
  const texts = [
    ...statements.map(name => [t(`motivation.${name}`), plainText(written[name])] as const),
    ...questions
      .filter(({ questionId }) => answers[questionId] !== undefined)
      .map(question => [format.question(question), format.answer(answers[question.questionId])] as const),
  ].filter(([, text]) => text !== '')
  if (texts.length === 0) return null
  return (
    <CopyButton value={texts.map(lines => lines.join('\n')).join('\n\n')}>
      {({ copied, copy }) => (
        <Button mb="lg" variant="default" leftSection={<IconCopy size={17} aria-hidden />} onClick={copy}>
          {t(copied ? 'dossier.copied' : 'dossier.copy')}
        </Button>
      )}
    </CopyButton>
  )
}

/** Each paragraph and each item of a list on a line of its own. */
const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4')) block.append('\n')
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n')
  return body.textContent.replaceAll(/\n{2,}/g, '\n').trim()
}
