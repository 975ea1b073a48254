const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether this is the two-letter code of a country (ISO 3166-1). */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined
