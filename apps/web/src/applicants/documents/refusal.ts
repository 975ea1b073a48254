import { Problem } from '../../api/problem.ts'

const largestBytes = 25 * 1024 * 1024

/** Checks before the upload what the service would refuse. */
export const refusalOf = ({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): Problem | undefined => {
  if (size > largestBytes) return new Problem({ code: 'TOO_LARGE', status: 413 })
  if (/\.pdf$/i.test(name) || type === 'application/pdf') return undefined
  const errors = [{ pointer: '/file', message: 'This is not a PDF file.', code: 'NO_PDF' }]
  return new Problem({ code: 'VALIDATION_FAILED', status: 400, errors })
}
