import { createEmbedder } from './create.ts'
import { embedderContract } from './embedder.contract.ts'

embedderContract('local', () => createEmbedder({ kind: 'local', workers: 2 }))
embedderContract('local without a memory', () => createEmbedder({ kind: 'local', workers: 1, cacheBytes: 1 }), 4)
