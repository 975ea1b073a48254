import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox } from '../sandbox-tasks.ts'
import { prepare as prepareFor } from './prepare.ts'
import { bomb, picture, pictureBombs, withText } from './testing/pictures.ts'

let folder: string
let sandbox: ReturnType<typeof openSandbox>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolleg-pictures-'))
  sandbox = openSandbox(folder)
})
afterAll(async () => {
  sandbox.close()
  await rm(folder, { recursive: true })
})

const prepare = (bytes: Buffer, person = 'Ada') =>
  prepareFor({ sandbox }, { person, gone: new AbortController().signal }, bytes)

const refusal = async (bytes: Buffer) => {
  const error = await prepare(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return (error as { errors?: readonly { code: string }[] } | undefined)?.errors?.[0]?.code
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes WebP in every size and is never enlarged', async format => {
  const { width, height, sizes } = await prepare(await picture(format, 1000, 500))
  expect([width, height]).toEqual([1000, 500])
  const shown = await Promise.all(sizes.map(size => sharp(size.bytes).metadata()))
  expect(shown.map(each => [each.format, each.width, each.height])).toEqual([
    ['webp', 400, 200],
    ['webp', 800, 400],
    ['webp', 1000, 500],
  ])
})

test('place, time, camera and comments are removed, and the picture is upright', async () => {
  const jpeg = await sharp(await picture('jpeg', 200, 100))
    .withExif({ IFD0: { Make: 'SecretCam', Artist: 'Zoe' }, IFD3: { GPSLatitude: '48/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(jpeg.includes('SecretCam')).toBe(true)
  const { width, height, sizes } = await prepare(jpeg)
  expect([width, height]).toEqual([100, 200])
  for (const { bytes } of sizes) {
    const { exif, icc, xmp, orientation, width: shown, height: high } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(high).toBeGreaterThan(shown)
    expect(bytes.includes('SecretCam')).toBe(false)
  }
})

test('text hidden in a picture does not survive', async () => {
  const { sizes } = await prepare(withText(await picture('png'), '<script>alert(1)</script>'))
  expect(sizes.some(({ bytes }) => bytes.includes('<script'))).toBe(false)
})

test('a noisy picture is made small enough to be served', async () => {
  const { sizes } = await prepare(await picture('jpeg', 1600, 900))
  expect(Math.max(...sizes.map(({ bytes }) => bytes.length))).toBeLessThan(500_000)
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1')],
  ['PDF', Buffer.from('%PDF-1.7\n')],
  ['TIFF', Buffer.from('49492a0008000000', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused, whatever its name says', async (_, bytes) => expect(await refusal(bytes)).toBe('FORMAT'))

test.each([
  ['an archive', 'PK\u0003\u0004payload'],
  ['a page', '<html><script>alert(1)</script></html>'],
  ['a program', '<?php system($_GET[0]); ?>'],
])('a picture that is %s too is refused', async (_, tail) => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    expect(await refusal(Buffer.concat([await picture(format), Buffer.from(tail, 'latin1')]))).toBe(
      'NOT_ONLY_A_PICTURE',
    )
})

test('a picture bomb is refused by its header, before its pixels are unpacked', async () => {
  const bytes = bomb(30_000)
  expect(bytes.length).toBeLessThan(1024 * 1024)
  expect(await refusal(bytes)).toBe('TOO_MANY_PIXELS')
})

test('a side of 4096 pixels is accepted, one more is not', async () => {
  expect(await refusal(await picture('png', 4096, 8))).toBe(undefined)
  expect(await refusal(await picture('png', 8, 4097))).toBe('TOO_MANY_PIXELS')
})

test('a damaged picture is refused', async () => {
  const jpeg = await picture('jpeg')
  expect(await refusal(jpeg.subarray(0, 2000))).toBe('BROKEN')
  const png = await picture('png')
  png.fill(0x55, 60, 400)
  expect(await refusal(png)).toBe('BROKEN')
  expect(await refusal(Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex'))).toBe('BROKEN')
})

test('a person who sends many pictures at once is asked to retry some, and delays nobody else', async () => {
  const bytes = await picture('png', 64, 32)
  const many = Promise.allSettled(Array.from({ length: 40 }, () => prepare(bytes)))
  expect((await prepare(bytes, 'Ben')).width).toBe(64)
  const outcomes = await many
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(refused.length).toBe(34)
  expect(refused.every(error => (error as { code?: string }).code === 'BUSY')).toBe(true)
  expect((await prepare(bytes)).width).toBe(64)
})

test.each(pictureBombs)('%s does no harm, and the next picture is read', async (_, make, outcomes) => {
  const bytes = await make()
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024)
  expect(outcomes).toContain((await refusal(bytes)) ?? 'prepared')
  expect((await prepare(await picture('png', 64, 32))).width).toBe(64)
})
