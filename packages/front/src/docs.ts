import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import swagger from '@fastify/swagger'
import type { FastifyReply } from 'fastify'
import type { Server } from './server.ts'

type Docs = {
  readonly title: string
  readonly version: string
  readonly description: string
  readonly securitySchemes: Readonly<Record<string, object>>
  readonly tags?: readonly { readonly name: string; readonly description: string }[]
}

type Pages = { readonly json: string; readonly redoc: boolean; readonly access: unknown }

/** OpenAPI 3.1 from the routes' own schemas. To be called before the routes are added. */
export const describeApi = async (app: Server, docs: Docs): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: docs.title, version: docs.version, description: docs.description, license: { name: 'MIT' } },
      tags: [...(docs.tags ?? [])],
      components: { securitySchemes: docs.securitySchemes as Record<string, never> },
    },
  })
}

const require = createRequire(import.meta.url)
const shipped = {
  'swagger-ui.css': ['swagger-ui-dist/swagger-ui.css', 'text/css; charset=utf-8'],
  'swagger-ui.js': ['swagger-ui-dist/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  'redoc.js': ['redoc/bundles/redoc.standalone.js', 'text/javascript; charset=utf-8'],
} as const

/** The readers style their pages at run time and draw small pictures from data addresses; nothing comes from outside. */
const readersPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self' blob:; frame-ancestors 'none'"

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><link rel="stylesheet" href="/docs/assets/swagger-ui.css"></head><body>${body}</body></html>\n`

/** Serves the description, Swagger UI at /docs and, where asked for, ReDoc at /redoc, from files of our own. */
export const serveDocs = (app: Server, title: string, { json, redoc, access }: Pages): void => {
  const route = (url: string, answer: (reply: FastifyReply) => unknown) =>
    app.get(url, { config: { access }, schema: { hide: true } }, (_, reply) => answer(reply))
  const html = (url: string, body: string) =>
    route(url, reply =>
      reply.type('text/html').header('content-security-policy', readersPolicy).send(page(title, body)),
    )
  const script = (name: string, text: string) =>
    route(`/docs/assets/${name}`, reply => reply.type('text/javascript; charset=utf-8').send(text))

  route(json, reply => reply.send(app.swagger()))
  for (const [name, [file, type]] of Object.entries(shipped))
    route(`/docs/assets/${name}`, async reply =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=86400')
        .send(await shippedText(file)),
    )
  html('/docs', scripts('<div id="docs"></div>', 'swagger-ui.js', 'open-swagger-ui.js'))
  script(
    'open-swagger-ui.js',
    `SwaggerUIBundle(${JSON.stringify({ url: json, dom_id: '#docs', deepLinking: true })})\n`,
  )
  if (!redoc) return
  html('/redoc', scripts('<div id="docs"></div>', 'redoc.js', 'open-redoc.js'))
  script('open-redoc.js', `Redoc.init(${JSON.stringify(json)}, {}, document.getElementById('docs'))\n`)
}

const shippedText = async (file: string): Promise<string> =>
  (await readFile(require.resolve(file), 'utf8')).replaceAll(outsideLogo, 'data:,')

/** ReDoc's footer would fetch this picture from its maker's server. */
const outsideLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

const scripts = (body: string, ...names: readonly string[]): string =>
  body + names.map(name => `<script src="/docs/assets/${name}"></script>`).join('')
