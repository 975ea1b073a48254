import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { server } from './server.ts'

const env = server('s3')
const signedWith = (secretAccessKey: string) =>
  new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey },
  })

describe.runIf(env.running)('a real S3', () => {
  const Bucket = 'long-suite'
  let s3: S3Client

  beforeAll(async () => {
    s3 = signedWith(env.S3_SECRET_ACCESS_KEY)
    await s3.send(new CreateBucketCommand({ Bucket }))
  })
  afterAll(async () => {
    await s3.send(new DeleteBucketCommand({ Bucket }))
    s3.destroy()
  })

  test('an object is returned with its type, whole or in a range, and is gone when deleted', async () => {
    const object = { Bucket, Key: 'Lebensläufe/Zoë Müller.pdf' }
    await s3.send(new PutObjectCommand({ ...object, Body: 'Grüße aus München', ContentType: 'application/pdf' }))

    const whole = await s3.send(new GetObjectCommand(object))
    expect(whole.ContentType).toBe('application/pdf')
    expect(await whole.Body?.transformToString()).toBe('Grüße aus München')

    const part = await s3.send(new GetObjectCommand({ ...object, Range: 'bytes=8-10' }))
    expect(part.ContentRange).toBe('bytes 8-10/20')
    expect(await part.Body?.transformToString()).toBe('aus')

    await s3.send(new DeleteObjectCommand(object))
    await expect(s3.send(new GetObjectCommand(object))).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  test('30 MB of unknown length are uploaded in parts and come back unchanged', async () => {
    const object = { Bucket, Key: 'large' }
    const sent = createHash('sha256')
    const body = Readable.from(megabytes(30, sent))
    const upload = new Upload({ client: s3, params: { ...object, Body: body }, partSize: 5 << 20, queueSize: 2 })
    await upload.done()

    const { ContentLength, ETag } = await s3.send(new HeadObjectCommand(object))
    expect(ContentLength).toBe(30 << 20)
    expect(ETag).toMatch(/-6"$/)
    const got = createHash('sha256')
    const { Body } = await s3.send(new GetObjectCommand(object))
    for await (const chunk of Body as Readable) got.update(chunk as Buffer)
    expect(got.digest('hex')).toBe(sent.digest('hex'))
    await s3.send(new DeleteObjectCommand(object))
  })

  test('an interrupted upload leaves neither an object nor parts', async () => {
    const object = { Bucket, Key: 'broken' }
    const body = Readable.from(thenFails(megabytes(12, createHash('sha256'))))
    const upload = new Upload({ client: s3, params: { ...object, Body: body }, partSize: 5 << 20, queueSize: 1 })
    await expect(upload.done()).rejects.toThrow('the sender went away')
    await expect(s3.send(new GetObjectCommand(object))).rejects.toMatchObject({ name: 'NoSuchKey' })
    const { Uploads } = await s3.send(new ListMultipartUploadsCommand({ Bucket }))
    expect(Uploads ?? []).toEqual([])
  })

  test('a wrong secret is refused', async () => {
    const stranger = signedWith('guessed')
    const put = stranger.send(new PutObjectCommand({ Bucket, Key: 'stolen', Body: 'x' }))
    await expect(put).rejects.toMatchObject({ name: 'SignatureDoesNotMatch', $metadata: { httpStatusCode: 403 } })
    stranger.destroy()
  })
})

function* megabytes(count: number, hash: ReturnType<typeof createHash>) {
  for (let i = 0; i < count; i++) {
    const block = Buffer.alloc(1 << 20, `${i} `)
    hash.update(block)
    yield block
  }
}

function* thenFails(blocks: Iterable<Buffer>) {
  yield* blocks
  throw new Error('the sender went away')
}
