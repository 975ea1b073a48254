import { Accordion, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LetterSheet } from '../../parts/letter-sheet.tsx'
import type { Consequences } from './queries.ts'

type Props = { readonly letters: Consequences['letters'] }

/** Who gets each e-mail, with a preview. */
export const LetterList = ({ letters }: Props) => {
  const { t } = useTranslation('jobs')
  if (letters.length === 0) return <Text>{t('foresee.nobody')}</Text>
  return (
    <Accordion variant="separated">
      {letters.map(({ type, language, people, names, subject, html }) => (
        <Accordion.Item key={`${type}-${language}`} value={`${type}-${language}`}>
          <Accordion.Control>
            <Text fw={600}>{t(`foresee.readers.${type}`, { count: people })}</Text>
            {names.length > 0 && (
              <Text size="sm">
                {counted(names).join(', ')}
                {people > names.length && ` ${t('foresee.others', { count: people - names.length })}`}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {t(`foresee.language.${language}`)} · <span lang={language}>{subject}</span>
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <LetterSheet html={html} label={subject} lang={language} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

/** Referees who wrote for several people are named once, with the number of their e-mails. */
const counted = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, name => name)].map(([name, { length }]) => (length === 1 ? name : `${name} (${length})`))
