import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keepLanguage, languageNames, otherThan } from '../language/language.ts'
import { useLanguage } from '../language/use-language.ts'
import { changeMyLanguage } from '../people/change-me.ts'
import { session } from '../session/session.ts'
import classes from './shell.module.css'

export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation()
  const other = otherThan(useLanguage())
  const change = async (): Promise<void> => {
    keepLanguage(other)
    await i18n.changeLanguage(other)
    if (session.get().state === 'signed-in') await changeMyLanguage(other)
  }
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      lang={other}
      title={t('header.languageHint')}
      onClick={() => void change()}
    >
      <span className={classes.wide}>{languageNames[other]}</span>
      <span className={classes.narrow}>{other.toUpperCase()}</span>
    </Button>
  )
}
