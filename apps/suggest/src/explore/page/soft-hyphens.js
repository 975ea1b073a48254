const vowel = '[aeiouyäöüáéíóú]'
const consonant = '[bcdfghjklmnpqrstvwxzß]'
/** What a syllable may begin with. */
const onset = `(?:sch[lmnrw]?|[bfgkp][lr]|[dt]r|ch|ck|ph|th|qu|${consonant})`
/** A linking s belongs to the previous word. */
const seam = '(?:ion|eit|ung|aft|ät)s(?=\\p{L})'
const syllable = new RegExp(`${seam}|${vowel}+${consonant}*?(?=${onset}${vowel})`, 'giu')

/** Shorter words fit into a box. */
const longFrom = 18
/** This many letters stay together at either end. */
const together = 5

/** Inserts soft hyphens into long words. @param {string} text */
export const addSoftHyphens = text => text.replaceAll(new RegExp(`\\p{L}{${longFrom},}`, 'gu'), withSoftHyphens)

/** @param {string} word */
const withSoftHyphens = word =>
  word.replaceAll(syllable, (part, /** @type {number} */ at) => {
    const end = at + part.length
    return end < together || word.length - end < together ? part : `${part}\u00AD`
  })
