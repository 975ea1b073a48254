import { useTranslation } from 'react-i18next'
import type { Language } from './language.ts'

export const useLanguage = (): Language => (useTranslation().i18n.language === 'de' ? 'de' : 'en')
