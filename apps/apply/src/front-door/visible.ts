import type { Keyword } from '@kolleg/front'
import type { FaultCode } from '@kolleg/problems'

/** What a portable regular expression cannot say: that some or all characters are visible, or are spaces. */
export const visible: Keyword & { readonly code: FaultCode } = {
  keyword: 'x-visible',
  code: 'pattern',
  faultOf: (text, which) => {
    const isRight = which === 'all' ? !/\p{C}/u.test(text) : /[^\s\p{C}]/u.test(text)
    return isRight ? undefined : 'must be visible'
  },
}
