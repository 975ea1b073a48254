import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { hashEmbedder } from '../../hash.ts'

const Body = Type.Object({
  model: Type.String(),
  input: Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 64 }),
  encoding_format: Type.Union([Type.Literal('float'), Type.Literal('base64')]),
  dimensions: Type.Optional(Type.Integer()),
})

type Call = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: Static<typeof Body> }

/** The failure of the next call. */
type Mishap =
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'silence' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'endless' }
  | { readonly kind: 'body'; readonly body: string }
  | { readonly kind: 'dimensions'; readonly dimensions: number }

export type ApiServer = {
  readonly url: string
  readonly calls: readonly Call[]
  readonly goWrong: (...mishaps: readonly Mishap[]) => void
  /** Changes the width of the vectors, as a new model would; 32 at first. */
  readonly changeTo: (dimensions: number) => void
  readonly close: () => Promise<void>
}

/** A server with OpenAI's `/embeddings` that validates requests strictly and fails on demand. */
export async function startApi(): Promise<ApiServer> {
  const calls: Call[] = []
  const mishaps: Mishap[] = []
  let usual = 32
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Value.Parse(Body, JSON.parse(Buffer.concat(pieces).toString()))
      calls.push({ url: request.url ?? '', headers: request.headers, body })
      void answer(response, { dimensions: usual, ...body }, mishaps.shift())
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    goWrong: (...next) => void mishaps.push(...next),
    changeTo: dimensions => {
      usual = dimensions
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(response: ServerResponse, body: Static<typeof Body>, mishap: Mishap | undefined): Promise<void> {
  if (mishap?.kind === 'silence') return
  if (mishap?.kind === 'endless') return await writeOn(response)
  if (mishap?.kind === 'status') {
    response.writeHead(mishap.status, { 'content-type': 'application/json', ...mishap.headers })
    response.end(
      JSON.stringify({ error: { message: `Incorrect API key provided: ${response.req.headers.authorization}` } }),
    )
    return
  }
  const text =
    mishap?.kind === 'body'
      ? mishap.body
      : await embeddings(body, mishap?.kind === 'dimensions' ? mishap.dimensions : undefined)
  if (mishap?.kind === 'cut') {
    response.writeHead(200, { 'content-length': text.length + 1 })
    response.write(text.slice(0, text.length / 2), () => response.destroy())
    return
  }
  response.end(text)
}

async function writeOn(response: ServerResponse): Promise<void> {
  const piece = '0.1,'.repeat(16_384)
  await pipeline(function* () {
    yield '{"data":[{"index":0,"embedding":['
    for (;;) yield piece
  }, response).catch(() => {})
}

/** Vectors in reverse order and not of unit length, as the protocol allows. */
async function embeddings(body: Static<typeof Body>, dimensions: number | undefined): Promise<string> {
  const vectors = await hashEmbedder(dimensions ?? body.dimensions).embed(body.input)
  const data = vectors.map((vector, index) => {
    const stretched = vector.map(value => value * 3)
    const base64 = Buffer.from(stretched.buffer).toString('base64')
    return { object: 'embedding', index, embedding: body.encoding_format === 'base64' ? base64 : [...stretched] }
  })
  return JSON.stringify({ object: 'list', model: body.model, data: data.toReversed() })
}
