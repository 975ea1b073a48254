import { createEmbedder } from '../../../apps/suggest/src/embedding/create.ts'

/** The model name that the service stores with the local embedder's vectors. */
export const localModel = async (): Promise<string> => {
  const embedder = await createEmbedder({ kind: 'local', workers: 1 })
  await embedder.close()
  return embedder.model
}
