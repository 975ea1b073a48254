import { shippedModel } from '../../../apps/suggest/src/embedding/create.ts'
import { readManifest } from '../../../apps/suggest/src/embedding/model/manifest.ts'

/** The name that the local embedder stores with its vectors. */
export const localModel = async (): Promise<string> => (await readManifest(shippedModel())).id
