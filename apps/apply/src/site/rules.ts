import { isCountry } from './country.ts'

type Values = { readonly SITE_ACCENT: string | undefined; readonly SITE_COUNTRY: string }
type Rule = (values: Values) => string | undefined

const accentIsColour: Rule = ({ SITE_ACCENT }) =>
  SITE_ACCENT === undefined || /^#[\da-f]{6}$/i.test(SITE_ACCENT)
    ? undefined
    : 'SITE_ACCENT must be a colour of six hexadecimal digits, like #1c5d99.'

const countryIsKnown: Rule = ({ SITE_COUNTRY }) =>
  isCountry(SITE_COUNTRY) ? undefined : 'SITE_COUNTRY must be a country in two capital letters (ISO 3166-1), like DE.'

export const siteRules: readonly Rule[] = [accentIsColour, countryIsKnown]
