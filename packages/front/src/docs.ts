import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import swagger from '@fastify/swagger'
import type { FastifySchema, RouteOptions } from 'fastify'
import { type Asset, assetOf, loadOnce, sendAsset } from './assets.ts'
import { complete } from './complete.ts'
import type { Examples } from './examples.ts'
import type { Server } from './server.ts'

type Docs = {
  readonly title: string
  readonly version: string
  readonly description: string
  readonly securitySchemes: Readonly<Record<string, object>>
  readonly tags?: readonly { readonly name: string; readonly description: string }[]
  /** Values for schemas without examples. */
  readonly examples?: Examples
  /** Adds to a route's schema what its other declarations say. */
  readonly describe?: (schema: FastifySchema, route: RouteOptions) => FastifySchema
}

/** `redoc`: the file of ReDoc's script, if the service shows it. */
type Pages = { readonly json: string; readonly redoc?: string; readonly access: unknown }

/** Generates OpenAPI 3.1 from the routes' schemas; titled ones become components. Call it before adding the routes. */
export const describeApi = async (app: Server, docs: Docs): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: docs.title,
        version: docs.version,
        description: docs.description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The address of this description' }],
      tags: [...(docs.tags ?? [])],
      components: { securitySchemes: docs.securitySchemes as Record<string, never> },
    },
    transformObject: document =>
      'openapiObject' in document
        ? complete({ ...document.openapiObject }, docs.examples ?? {})
        : document.swaggerObject,
    transform: ({ schema, url, route }) => ({ schema: docs.describe?.(schema, route) ?? schema, url }),
  })
}

const require = createRequire(import.meta.url)
const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'

/** Swagger UI and ReDoc set styles at run time and use images in data URLs; nothing is external. */
const readersPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

/** ReDoc's footer would load this image from its vendor. */
const outsideLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

type Source = () => Promise<Asset>

const shipped =
  (file: string, type: string): Source =>
  async () =>
    assetOf((await readFile(require.resolve(file), 'utf8')).replaceAll(outsideLogo, 'data:,'), type)
const written =
  (text: string, type = script): Source =>
  () =>
    assetOf(text, type)

const swaggerAssets = (json: string): Readonly<Record<string, Source>> => ({
  'page.css': written('body { margin: 0 }\n', style),
  'swagger-ui.css': shipped('swagger-ui-dist/swagger-ui.css', style),
  'swagger-ui.js': shipped('swagger-ui-dist/swagger-ui-bundle.js', script),
  'open-swagger-ui.js': written(
    `SwaggerUIBundle(${JSON.stringify({ url: json, dom_id: '#docs', deepLinking: true })})\n`,
  ),
})
const redocAssets = (json: string, redoc: string): Readonly<Record<string, Source>> => ({
  'redoc.js': shipped(redoc, script),
  'open-redoc.js': written(`Redoc.init(${JSON.stringify(json)}, {}, document.getElementById('docs'))\n`),
})

/** Serves the description, Swagger UI at /docs and optionally ReDoc at /redoc, all from local files. */
export const serveDocs = (app: Server, title: string, { json, redoc, access }: Pages): void => {
  const open = { config: { access }, schema: { hide: true } }
  const sources = new Map(Object.entries({ ...swaggerAssets(json), ...(redoc && redocAssets(json, redoc)) }))
  const load = loadOnce(async name => sources.get(name)?.())
  const page = (url: string, body: string) =>
    app.get(url, open, (_, reply) =>
      reply.type('text/html').header('content-security-policy', readersPolicy).send(body),
    )

  // Writing it takes milliseconds and half a megabyte each time, which a crowd of callers could use up.
  const description = loadOnce(() => assetOf(JSON.stringify(app.swagger()), 'application/json; charset=utf-8'))
  app.get(json, open, async (request, reply) => sendAsset(request, reply, await description(json)))
  app.get<{ Params: { file: string } }>('/docs/assets/:file', open, async (request, reply) => {
    const asset = await load(request.params.file)
    return asset ? sendAsset(request, reply, asset) : reply.callNotFound()
  })
  page('/docs', pageWith(title, ['page.css', 'swagger-ui.css'], ['swagger-ui.js', 'open-swagger-ui.js']))
  if (redoc) page('/redoc', pageWith(title, ['page.css'], ['redoc.js', 'open-redoc.js']))
}

const pageWith = (title: string, styles: readonly string[], scripts: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${title}</title><link rel="icon" href="data:,">`,
    ...styles.map(name => `<link rel="stylesheet" href="/docs/assets/${name}">`),
    '</head><body><div id="docs"></div>',
    ...scripts.map(name => `<script src="/docs/assets/${name}"></script>`),
    '</body></html>\n',
  ].join('')
