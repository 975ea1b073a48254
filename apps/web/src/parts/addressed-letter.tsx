import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './addressed-letter.module.css'
import { LetterSheet } from './letter-sheet.tsx'

type Props = {
  readonly letter: {
    readonly to: { readonly name: string }
    readonly language: string
    readonly subject: string
    readonly html: string
  }
  /** A newer one is on its way. */
  readonly isOld: boolean
}

/** An e-mail to one person, before it is sent. */
export const AddressedLetter = ({ letter: { to, subject, html, language }, isOld }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={classes.letter} data-old={isOld || undefined}>
      <div className={classes.head}>
        <Text size="sm">
          {t('letter.to')} {to.name}
        </Text>
        <Text size="sm" fw={600} lang={language}>
          {subject}
        </Text>
      </div>
      <LetterSheet html={html} label={t('letter.title')} lang={language} />
    </div>
  )
}
