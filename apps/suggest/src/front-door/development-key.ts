import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A key of this machine's own, made once and kept readable by its user alone. */
export const developmentKey = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'development-key')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}
