import type { Keyword } from '@kolleg/front'
import type { FaultCode } from '@kolleg/problems'

/** What a pattern that every language reads cannot say: that some or all characters can be seen, or are spaces. */
export const visible: Keyword & { readonly code: FaultCode } = {
  keyword: 'x-visible',
  code: 'pattern',
  faultOf: (text, which) => {
    const isRight = which === 'all' ? !/\p{C}/u.test(text) : /[^\s\p{C}]/u.test(text)
    return isRight ? undefined : 'must be visible'
  },
}
