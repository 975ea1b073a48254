import { EmbeddingError } from '../embedder.ts'

export type Endpoint = { readonly url: URL; readonly headers: Readonly<Record<string, string>> }

/** The address and headers of an endpoint, in OpenAI's or Azure's form. */
export function endpoint(baseUrl: string, apiKey: string | undefined): Endpoint {
  const url = URL.parse(baseUrl)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new EmbeddingError('EMBEDDING_BASE_URL is not an http or https address.')
  }
  if (url.username || url.password)
    throw new EmbeddingError('EMBEDDING_BASE_URL holds a password: use EMBEDDING_API_KEY.')
  // fetch would refuse such a key with a message that contains it.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new EmbeddingError('EMBEDDING_API_KEY holds characters that no key has: copy it again, without blanks.')
  }
  const deployment = url.pathname.includes('/openai/deployments/')
  const azure = deployment || url.hostname.endsWith('.azure.com')
  if (deployment && !url.searchParams.has('api-version')) {
    throw new EmbeddingError('EMBEDDING_BASE_URL names an Azure deployment without ?api-version=…: add it.')
  }
  if (!url.pathname.endsWith('/embeddings')) url.pathname = `${url.pathname.replace(/\/+$/, '')}/embeddings`
  return {
    url,
    headers: apiKey === undefined ? {} : azure ? { 'api-key': apiKey } : { authorization: `Bearer ${apiKey}` },
  }
}
