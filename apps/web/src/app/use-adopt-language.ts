import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readAddress } from '../language/address.ts'
import { chosenLanguage } from '../language/language.ts'
import type { Me } from '../session/me.ts'

/** Takes the language from the person's settings if neither the address nor this browser has one. */
export const useAdoptLanguage = (me: Me | undefined): void => {
  const { i18n } = useTranslation()
  const wanted = me?.language
  useEffect(() => {
    const isChosen = readAddress(location.pathname).language !== undefined || chosenLanguage() !== undefined
    if (wanted && !isChosen && i18n.language !== wanted) void i18n.changeLanguage(wanted)
  }, [wanted, i18n])
}
