import { describe } from 'vitest'
import { applyChapter, suggestChapter } from './deployed.ts'
import { server } from './server.ts'

const env = server('units')

describe.runIf(env.running)('under its systemd unit', () => {
  applyChapter(env.UNIT_APPLY_URL)
  suggestChapter(env.UNIT_SUGGEST_URL, env.UNIT_SUGGEST_KEY)
})
