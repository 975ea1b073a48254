import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Refusal } from '@kolleg/config'
import { BadFile, type Content } from './content.ts'
import { readCsv } from './csv.ts'
import { readJson } from './json.ts'

/** Reads a course file; `-` is standard input. The extension decides the format, otherwise the first character. */
export const readCourseFile = async (file: string, course: number | undefined): Promise<Content> => {
  const text = decoded(file === '-' ? await buffer(process.stdin) : await bytesOf(file))
  const isJson = /\.json$/i.test(file) || (!/\.(csv|tsv|txt)$/i.test(file) && /^\s*[[{]/.test(text))
  return isJson ? readJson(text, course) : readCsv(text, course)
}

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a directory',
  EACCES: 'may not be read by this user',
}

const bytesOf = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Refusal(`${file} ${sentences[code] ?? `cannot be read (${code})`}.`, { cause: error })
  }
}

const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BadFile([{ line: lineOfFirstFault(bytes), text: 'This is not UTF-8: save the file as "CSV UTF-8".' }])
  }
}

const lineOfFirstFault = (bytes: Buffer): number => {
  const before = new TextDecoder('utf-8').decode(bytes).split('\uFFFD', 1)[0] ?? ''
  return before.split('\n').length
}
