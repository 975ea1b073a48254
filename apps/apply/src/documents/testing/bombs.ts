import { deflateSync } from 'node:zlib'
import { packedZeros } from '../../sandbox/testing/packed-zeros.ts'

const mebibyte = 1024 * 1024

/** This many zeros in LZW: every code stands for one zero more than the one before, as long as codes have nine bits. */
const codesOfZeros = (mebibytes: number): Buffer => {
  const clear = 256
  const round = [clear, 0, ...Array.from({ length: 250 }, (_, index) => 258 + index)]
  const bits = round.map(code => code.toString(2).padStart(9, '0')).join('')
  const bytes = Buffer.from((bits.repeat(8).match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const zeros = 8 * ((250 * 251) / 2)
  return Buffer.concat(Array.from({ length: Math.ceil((mebibytes * mebibyte) / zeros) }, () => bytes))
}

type Stream = { readonly entries: string; readonly data: Uint8Array }
type Objects = readonly (string | Stream)[]

/** A PDF of these objects, numbered from 1, with an xref table. The first is the catalog. */
const pdfOf = (objects: Objects, trailer = ''): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const starts: number[] = []
  let at = 9
  const write = (part: Buffer): void => {
    parts.push(part)
    at += part.length
  }
  for (const [index, each] of objects.entries()) {
    starts.push(at)
    write(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof each === 'string') write(Buffer.from(each))
    else {
      write(Buffer.from(`<< ${each.entries} /Length ${each.data.length} >>\nstream\n`))
      write(Buffer.from(each.data))
      write(Buffer.from('\nendstream'))
    }
    write(Buffer.from('\nendobj\n'))
  }
  const rows = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>`
  return Buffer.concat([...parts, Buffer.from(`${table}\nstartxref\n${at}\n%%EOF\n`)])
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = (entries = ''): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] ${entries} >>`

/** One page, and more objects. */
const onePage = (entries: string, ...more: Objects): Buffer => pdfOf([catalog, pages, page(entries), ...more])

const objectStream = (filter: string, data: Uint8Array): Buffer =>
  onePage('', { entries: `/Type /ObjStm /N 1 /First 10 /Filter ${filter}`, data })

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

/** An xref stream, which is unpacked before anything else is read. */
const tableStream = (entries: string, data: Uint8Array): Buffer => {
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /XRef /Size 100000000 /W [1 4 4] /Root 2 0 R ${entries} /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')])
}

/** Nested fields, which a copier of pages follows to the end. */
const deepFields = (depth: number): Buffer => {
  const fields = Array.from({ length: depth }, (_, index) => `<< /FT /Tx /Parent ${index + 5} 0 R >>`)
  return onePage('/Annots [<< /Subtype /Widget /Parent 4 0 R >>]', ...fields, '<< /FT /Tx >>')
}

/** Small files that are huge, deep or endless for a program that reads them, each in another way. */
export const pdfBombs: Readonly<Record<string, () => Buffer>> = {
  'objects nobody refers to, packed a thousandfold': () => objectStream('/FlateDecode', packedZeros(2048)),
  'objects packed twice': () => objectStream('[/FlateDecode /FlateDecode]', deflateSync(packedZeros(4096))),
  'objects packed as runs, then packed': () =>
    objectStream('[/FlateDecode /RunLengthDecode]', deflateSync(Buffer.alloc(32 * mebibyte, 0x81))),
  'objects packed as codes, then packed': () =>
    objectStream('[/FlateDecode /LZWDecode]', deflateSync(codesOfZeros(2048))),
  'objects packed, then written as letters': () =>
    objectStream('[/ASCIIHexDecode /FlateDecode]', Buffer.from(`${packedZeros(2048).toString('hex')}>`)),
  'more objects in a stream than a machine has room for': () => {
    const data = deflateSync(Buffer.from('9 0 '.repeat(4 * mebibyte)))
    return onePage('', { entries: '/Type /ObjStm /N 4000000 /First 16000000 /Filter /FlateDecode', data })
  },
  'a table of objects packed a thousandfold': () => tableStream('/Filter /FlateDecode', packedZeros(2048)),
  'a table of objects in rows of a gigabyte': () =>
    tableStream(
      '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 4 /Columns 268435456 >>',
      packedZeros(1024),
    ),
  'entries in entries': () => onePage(`/Deep ${nested('<< /A ', ' >>', 500_000)}`),
  'pages in pages in pages': () => {
    const depth = 20_000
    const trees = Array.from({ length: depth }, (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`)
    return pdfOf([catalog, ...trees, page()])
  },
  'pages that hold themselves': () => pdfOf([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'many pages that are one': () =>
    pdfOf([catalog, `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`, page()]),
  'more pages than anyone reads': () =>
    pdfOf([catalog, `<< /Type /Pages /Kids [${'3 0 R '.repeat(2001)}] /Count 2001 >>`, page()]),
  'a million notes on a page': () => onePage(`/Annots [${'4 0 R '.repeat(1_000_000)}]`, '<< /Subtype /Text >>'),
}

/** Faults that readers overlook, and content that is heavy only for a program that shows the page. */
export const quietBombs: Readonly<Record<string, () => Buffer>> = {
  'fields in fields': () => deepFields(20_000),
  'lists in lists': () => onePage('', nested('[', ']', 1_000_000)),
  'two billion pages, by its own account': () =>
    pdfOf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>', page()]),
  'a table that goes back to itself': () => pdfOf([catalog, pages, page()], '/Prev 9'),
  'a stream longer than the file': () => {
    const whole = onePage('', { entries: '', data: Buffer.from('x') }).toString('latin1')
    return Buffer.from(whole.replace('/Length 1', '/Length 999999999'), 'latin1')
  },
  'a page whose words are packed a thousandfold': () =>
    onePage('/Contents 4 0 R', { entries: '/Filter /FlateDecode', data: packedZeros(2048) }),
  'a picture of sixteen gigabytes': () =>
    onePage('/Resources << /XObject << /I 4 0 R >> >>', {
      entries:
        '/Type /XObject /Subtype /Image /Width 65536 /Height 65536 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /FlateDecode',
      data: packedZeros(1024),
    }),
}
