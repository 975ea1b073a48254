/** An English word without the endings of grammar. A stemmer takes more away: for it "determined" is "determinant". */
export const formOf = (word: string): string => word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s)$/, '')
