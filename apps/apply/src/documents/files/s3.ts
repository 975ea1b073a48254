import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Files } from './files.ts'

export type BucketAddress = { readonly bucket: string; readonly prefix: string; readonly client: S3ClientConfig }

/** The smallest part S3 accepts. With one part at a time it is also the most held in memory. */
const partSize = 5 * 1024 * 1024

export const s3Files = ({ bucket: Bucket, prefix, client }: BucketAddress): Files => {
  const s3 = new S3Client(client)
  const named = (sha256: string) => ({ Bucket, Key: `${prefix}${sha256.slice(0, 2)}/${sha256}` })
  return {
    keep: async (sha256, path) => {
      // Sent even if it is stored already: a faster upload would reveal that somebody else has the same file.
      const params = { ...named(sha256), Body: createReadStream(path), ContentType: 'application/octet-stream' }
      await new Upload({ client: s3, params, partSize, queueSize: 1 }).done()
    },
    read: async (sha256, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await s3.send(new GetObjectCommand({ ...named(sha256), ...(Range && { Range }) }))
      if (!(Body instanceof Readable)) throw new Error('The store answered without content.')
      return Body
    },
    remove: async sha256 => void (await s3.send(new DeleteObjectCommand(named(sha256)))),
    close: () => s3.destroy(),
  }
}
