import { describe } from 'vitest'
import { applyChapter, suggestChapter } from './deployed.ts'
import { server } from './server.ts'

const told = server('units')

describe.runIf(told.running)('under its systemd unit', () => {
  applyChapter(told.UNIT_APPLY_URL)
  suggestChapter(told.UNIT_SUGGEST_URL, told.UNIT_SUGGEST_KEY)
})
