/** The control characters (`\p{Cc}`), spelled out: some client generators produce code for languages without `\p`. */
const control = String.raw`\x00-\x1f\x7f-\x9f`

/** One line of text, possibly empty. */
export const oneLine = `^[^${control}]*$`
/** One line with visible text. */
export const filledLine = String.raw`^[^${control}]*[^\s${control}][^${control}]*$`
/** One line that begins with text, possibly after spaces. */
export const begunLine = String.raw`^ *[^\s${control}][^${control}]*$`

const mailbox = String.raw`[^\s${control}"(),:;<>@[\\\]]{1,64}@[^\s${control}"(),:;<>@[\\\]]+`
export const mailAddress = `^${mailbox}$`
export const mailAddressOrEmpty = `^(${mailbox})?$`
export const webAddressOrEmpty = String.raw`^(https?:\/\/[^\s${control}"<>\\]+)?$`
