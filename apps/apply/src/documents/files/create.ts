import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { problem } from '../../problems.ts'
import { diskFiles } from './disk.ts'
import type { Files } from './files.ts'
import { s3Files } from './s3.ts'

export type Storage = {
  readonly DATA_DIR: string
  readonly STORAGE_URL: string | undefined
  readonly S3_ENDPOINT: string | undefined
  readonly S3_REGION: string
  readonly S3_ACCESS_KEY_ID: string | undefined
  readonly S3_SECRET_ACCESS_KEY: string | undefined
}

/** The store in the settings; every error of it becomes STORAGE_UNAVAILABLE. */
export const createFiles = (storage: Storage): Files => guarded(filesOf(storage))

const filesOf = (storage: Storage): Files => {
  const { STORAGE_URL: address, DATA_DIR } = storage
  if (address?.startsWith('s3://')) return s3Files(bucketIn(new URL(address), storage))
  return diskFiles(address === undefined ? join(DATA_DIR, 'apply', 'documents') : fileURLToPath(address))
}

const bucketIn = ({ hostname, pathname }: URL, storage: Storage) => {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = storage
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = storage
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '')
  return {
    bucket: hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    client: {
      region,
      // Stores other than Amazon's address buckets by path, and some do not know the newer checksums.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    },
  } as const
}

const guarded = ({ keep, read, remove, close }: Files): Files => ({
  keep: (sha256, path) => keep(sha256, path).catch(unavailable),
  read: (sha256, range) => read(sha256, range).catch(unavailable),
  remove: sha256 => remove(sha256).catch(unavailable),
  close,
})

export const unavailable = (cause: unknown): never => {
  throw problem('STORAGE_UNAVAILABLE', { members: { retryAfterSeconds: 30 }, cause })
}
