import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '@kolleg/config'

/** Returns this machine's development key, created once and readable only by its user. */
export const developmentKey = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'development-key')
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const key = (await readKey(file)) ?? (await keepKey(file, randomBytes(24).toString('base64url')))
    if (key.length >= 16) return key
  } catch (error) {
    throw new Refusal(`The development key cannot be kept in ${file}: make room or set API_KEYS.`, { cause: error })
  }
  throw new Refusal(`The development key in ${file} is damaged: delete that file, or set API_KEYS.`)
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const readKey = async (file: string): Promise<string | undefined> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Writes to a temporary file and links it, so that a crash leaves no partial key and the first of two writers wins. */
const keepKey = async (file: string, key: string): Promise<string> => {
  const beside = `${file}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(beside, key, { flag: 'wx', mode: 0o600, flush: true })
    await link(beside, file).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error
    })
  } finally {
    await rm(beside, { force: true })
  }
  return (await readKey(file)) ?? ''
}
