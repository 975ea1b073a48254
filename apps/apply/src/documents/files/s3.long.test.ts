import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { server } from '../../../../../test/long/server.ts'
import { createFiles } from './create.ts'
import { filesContract } from './files.contract.ts'

const told = server('s3')
const storage = (bucket: string, secret = told.S3_SECRET_ACCESS_KEY) => ({
  DATA_DIR: '/nowhere',
  STORAGE_URL: `s3://${bucket}/kolleg/documents`,
  S3_ENDPOINT: told.S3_ENDPOINT,
  S3_REGION: told.S3_REGION,
  S3_ACCESS_KEY_ID: told.S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY: secret,
})

describe.runIf(told.running)('a bucket of a real S3', () => {
  const Bucket = `files-${randomUUID()}`
  let s3: S3Client
  beforeAll(async () => {
    s3 = new S3Client({
      endpoint: told.S3_ENDPOINT,
      region: told.S3_REGION,
      forcePathStyle: true,
      credentials: { accessKeyId: told.S3_ACCESS_KEY_ID, secretAccessKey: told.S3_SECRET_ACCESS_KEY },
    })
    await s3.send(new CreateBucketCommand({ Bucket }))
  })
  // A bucket can be deleted only when it is empty: removed files are gone, and no part of an upload is left.
  afterAll(async () => {
    await s3.send(new DeleteBucketCommand({ Bucket }))
    s3.destroy()
  })

  filesContract(async () => createFiles(storage(Bucket)))

  test('a wrong secret or a missing bucket is STORAGE_UNAVAILABLE', async () => {
    const sha256 = '0'.repeat(64)
    for (const files of [createFiles(storage(Bucket, 'guessed')), createFiles(storage('no-such-bucket'))]) {
      await expect(files.read(sha256)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
      await expect(files.keep(sha256, import.meta.filename)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
      files.close()
    }
  })
})
