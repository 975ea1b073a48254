import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { newJob } from '../../../test/house/applications.ts'
import type { Someone } from '../../../test/house/cast.ts'
import { openOffice } from '../../jobs/testing/setting.ts'

export const sha = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** A service with a job that takes applications, and access to its stored files. */
export const openArchive = async () => {
  const office = await openOffice()
  const { house } = office
  const { jobId } = await newJob(office)
  const directory = join(house.context.config.DATA_DIR, 'apply')

  /** The names of all files in the store. */
  const stored = async (): Promise<readonly string[]> => {
    const names = await readdir(join(directory, 'documents'), { recursive: true }).catch(() => [])
    return names.flatMap(name => /[\da-f]{64}$/.exec(name)?.[0] ?? [])
  }
  const incoming = () => readdir(join(directory, 'incoming')).catch(() => [])

  /** Carries out the effects on files that changes have scheduled. */
  const carryOut = async (): Promise<void> => {
    const { file } = house.effects
    for (const { kind, id } of house.due.splice(0))
      if (kind === 'file') await file.carryOut(id, AbortSignal.timeout(10_000))
  }
  const read = (who: Someone, documentId: unknown, headers: Record<string, string> = {}) =>
    fetch(`${house.address}/api/documents/${String(documentId)}`, {
      headers: { authorization: `Bearer ${who.token}`, ...headers },
    })
  return { office, jobId, stored, incoming, carryOut, read }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>
