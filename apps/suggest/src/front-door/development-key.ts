import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '@kolleg/config'

/** A key of this machine's own, made once and kept readable by its user alone. */
export const developmentKey = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'development-key')
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeOnce(file, randomBytes(24).toString('base64url'))
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new Refusal(`The development key cannot be kept in ${file}: make room or set API_KEYS.`, { cause: error })
  }
}

const writeOnce = async (file: string, text: string): Promise<void> => {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
