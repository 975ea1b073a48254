import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, upload } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import type { Office } from '../jobs/testing/setting.ts'
import { addToProfile } from './add.ts'
import { keepingFile } from './keep-file.ts'
import { removeUnused } from './remove-files.ts'
import { spool, spoolIn } from './spool.ts'
import { sweepFiles } from './sweep-files.ts'
import { type Archive, openArchive, sha } from './testing/archive.ts'
import { newPdf } from './testing/pdfs.ts'

let archive: Archive
let office: Office
let jobId: string
beforeAll(async () => {
  archive = await openArchive()
  ;({ office, jobId } = archive)
})
afterAll(() => archive.office.house.close())

test('a file stays while anything refers to it, and is deleted after the last reference', async () => {
  const [one, two] = [await enter(office.house, 'One'), await enter(office.house, 'Two')]
  const content = await newPdf()
  const first = await upload(one, await start(one, jobId), content)
  const second = await upload(two, await start(two, jobId), content)
  expect((await archive.stored()).filter(name => name === sha(content))).toHaveLength(1)
  await one.delete(`/api/documents/${String(first.body['documentId'])}`)
  await archive.carryOut()
  expect((await archive.read(two, second.body['documentId'])).status).toBe(200)
  await two.delete(`/api/documents/${String(second.body['documentId'])}`)
  expect(await archive.stored()).toContain(sha(content))
  await archive.carryOut()
  expect(await archive.stored()).not.toContain(sha(content))
})

test('a file that is deleted while the same one is uploaded is stored again', async () => {
  const { context, database } = office.house
  const zoe = await enter(office.house, 'Zoe')
  const content = await newPdf()
  const spooled = await spool(spoolIn(context.config.DATA_DIR), Readable.from([content]))
  const document = {
    sha256: sha(content),
    type: 'OTHER',
    name: 'x.pdf',
    sizeBytes: content.length,
    pageCount: 1,
  } as const
  let attempts = 0
  const added = await keepingFile(context, spooled, async () => {
    attempts += 1
    if (attempts === 1) await removeUnused(context, sha(content))
    return database.transaction(tx =>
      addToProfile(tx, { userId: zoe.userId, recusedFrom: [], committees: [], roles: [] }, document),
    )
  })
  await spooled.discard()
  expect(attempts).toBe(2)
  expect((await archive.read(zoe, added.documentId)).status).toBe(200)
})

test('a file is deleted if the work that needs it is refused', async () => {
  const { context } = office.house
  const content = await newPdf()
  const spooled = await spool(spoolIn(context.config.DATA_DIR), Readable.from([content]))
  const refused = keepingFile(context, spooled, () => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  await spooled.discard()
  expect(await archive.stored()).toContain(sha(content))
  await archive.carryOut()
  expect(await archive.stored()).not.toContain(sha(content))
})

test('files of a request that died are deleted after a day, and no others', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const content = await newPdf()
  await upload(zoe, await start(zoe, jobId), content)
  const orphan = 'f'.repeat(64)
  await office.house.database.query
    .insertInto('stored_file')
    .values([
      { sha256: orphan, size_bytes: 1, claimed_at: new Date(Date.now() - 25 * 60 * 60 * 1000) },
      { sha256: 'e'.repeat(64), size_bytes: 1 },
    ])
    .execute()
  await office.house.database.query
    .updateTable('stored_file')
    .set({ claimed_at: new Date(0) })
    .where('sha256', '=', sha(content))
    .execute()
  await sweepFiles(office.house.context)
  const rows = await office.house.database.query.selectFrom('stored_file').select('sha256').execute()
  const names = rows.map(({ sha256 }) => sha256)
  expect(names).toContain(sha(content))
  expect(names).toContain('e'.repeat(64))
  expect(names).not.toContain(orphan)
  expect(await archive.stored()).toContain(sha(content))
})
