import type { Storage } from './create.ts'

type Rule = (values: Storage) => string | undefined

const isFolder: Rule = ({ STORAGE_URL }) =>
  STORAGE_URL?.startsWith('file:') && !/^file:\/\/\/./.test(STORAGE_URL)
    ? 'STORAGE_URL must be a whole path, written like file:///var/lib/kolleg/documents.'
    : undefined

const isBucket: Rule = ({ STORAGE_URL }) =>
  STORAGE_URL?.startsWith('s3://') && new URL(STORAGE_URL).hostname === ''
    ? 'STORAGE_URL must name a bucket, written like s3://bucket/prefix.'
    : undefined

const keysAreTwo: Rule = ({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
  (S3_ACCESS_KEY_ID === undefined) === (S3_SECRET_ACCESS_KEY === undefined)
    ? undefined
    : 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both, or none where the machine has a role of its own.'

/** Settings that must fit together for documents to be stored. */
export const storageRules: readonly Rule[] = [isFolder, isBucket, keysAreTwo]
