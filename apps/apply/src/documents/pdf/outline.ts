/** How much of the beginning and of the end says what a file is. */
export const outlineBytes = 1024

const markup = /<(!doctype|html|head|body|script|svg|iframe)[\s>/]/i

/** Whether a file begins and ends as a PDF does and as nothing else: not by its name, and not as two things at once. */
export const isOutlineOfPdf = (head: Buffer, tail: Buffer): boolean => {
  const [first, last] = [head.toString('latin1'), tail.toString('latin1')]
  if (!/^%PDF-[12]\.\d/.test(first) || markup.test(first)) return false
  const end = last.lastIndexOf('%%EOF')
  // What follows the end mark is no part of the PDF; another file could hide there.
  return end !== -1 && /^[\s\0]*$/.test(last.slice(end + 5)) && last.includes('startxref')
}
