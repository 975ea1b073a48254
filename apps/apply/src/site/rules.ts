type Rule = (values: { readonly SITE_ACCENT: string | undefined }) => string | undefined

const accentIsColour: Rule = ({ SITE_ACCENT }) =>
  SITE_ACCENT === undefined || /^#[\da-f]{6}$/i.test(SITE_ACCENT)
    ? undefined
    : 'SITE_ACCENT must be a colour of six hexadecimal digits, like #1c5d99.'

export const siteRules: readonly Rule[] = [accentIsColour]
