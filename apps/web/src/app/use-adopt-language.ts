import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { chosenLanguage } from '../language/language.ts'
import type { Me } from '../session/me.ts'

/** Whoever has not chosen a language in this browser reads in that of their settings. */
export const useAdoptLanguage = (me: Me | undefined): void => {
  const { i18n } = useTranslation()
  const wanted = me?.language
  useEffect(() => {
    if (wanted && chosenLanguage() === undefined && i18n.language !== wanted) void i18n.changeLanguage(wanted)
  }, [wanted, i18n])
}
