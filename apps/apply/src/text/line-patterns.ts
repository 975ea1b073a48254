/** The control characters (`\p{Cc}`), spelled out: generators of clients read patterns in languages that know no `\p`. */
const control = String.raw`\x00-\x1f\x7f-\x9f`

/** One line of text, maybe empty. */
export const oneLine = `^[^${control}]*$`
/** One line with something on it. */
export const filledLine = String.raw`^[^${control}]*[^\s${control}][^${control}]*$`
/** One line that begins with something, after spaces at most. */
export const begunLine = String.raw`^ *[^\s${control}][^${control}]*$`

const mailbox = String.raw`[^\s${control}"(),:;<>@[\\\]]{1,64}@[^\s${control}"(),:;<>@[\\\]]+`
export const mailAddress = `^${mailbox}$`
export const mailAddressOrEmpty = `^(${mailbox})?$`
export const webAddressOrEmpty = String.raw`^(https?:\/\/[^\s${control}"<>\\]+)?$`
