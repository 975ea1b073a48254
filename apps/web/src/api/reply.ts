import type { paths } from './apply.gen.ts'

type Content<Replied> = Replied extends { readonly content: { readonly 'application/json': infer Body } } ? Body : never

/** The data of a successful reply: `Reply<'/api/jobs', 'get'>`. */
export type Reply<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  readonly responses: infer Replies
}
  ? Content<Replies[(200 | 201) & keyof Replies]>
  : never

/** The body of a request: `Sent<'/api/jobs/{jobId}', 'put'>`. */
export type Sent<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  readonly requestBody?: infer Body
}
  ? Content<Body>
  : never
