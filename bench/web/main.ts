import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { findChromium, startDemo } from '../../apps/web/test/demo.ts'
import { describeMachine } from '../suggest/machine.ts'
import { type Row, tableOf } from '../suggest/table.ts'
import { type Audited, audit, targets } from './audit.ts'
import { heaviest, sizeOf, weightOf } from './bundle.ts'

const mostFirstLoad = 200 * 1024

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const rounds = values.quick ? 1 : 3

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const chromePath = findChromium()
if (chromePath === undefined) {
  process.stderr.write('SKIPPED: the benchmark of the client needs Chromium, and none is installed.\n')
  process.exit(1)
}
const demo = await startDemo()
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'], logLevel: 'error' })
const before = describeMachine()
const rows: Row[] = []
const faults = new Set<string>()
try {
  const answer = await fetch(`${demo.address}/api/jobs?limit=1`)
  const { items } = (await answer.json()) as { items: readonly { jobId: string }[] }
  const pages = { landing: '/', positions: '/positions', advert: `/positions/${items[0]?.jobId}` }
  for (const [page, path] of Object.entries(pages)) {
    const turns: Audited[] = []
    for (let turn = 0; turn < rounds; turn++) turns.push(await audit(`${demo.address}${path}`, chrome.port))
    for (const [category, least] of targets) {
      const scores = turns.map(({ scores: each }) => each[category])
      const score = median(scores)
      const spread = rounds > 1 ? ` (${Math.min(...scores)}–${Math.max(...scores)})` : ''
      const figure = `Lighthouse: ${category.replace('-', ' ')}`
      rows.push({ part: page, figure, measured: `${score}${spread}`, target: `≥ ${least}`, isMet: score >= least })
    }
    for (const fault of turns.flatMap(turn => turn.faults)) faults.add(`${page}: ${fault}`)
    const scripts = turns[0]?.scripts ?? []
    const bytes = weightOf(scripts.map(({ url }) => url))
    const sent = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)
    const figure = `script of the first load, gzip (${scripts.length} files; ${sizeOf(sent)} as sent)`
    const isAsked = page === 'positions'
    rows.push({
      part: page,
      figure,
      measured: sizeOf(bytes),
      ...(isAsked && { target: `≤ ${sizeOf(mostFirstLoad)}`, isMet: bytes <= mostFirstLoad }),
    })
  }
  for (const { name, bytes } of heaviest(6))
    rows.push({ part: 'heaviest scripts', figure: name.replace(/-[\w-]{8}\.js$/, ''), measured: sizeOf(bytes) })
} finally {
  chrome.kill()
  await demo.stop()
}
const lost = [...faults].map(fault => `- ${fault}`)
process.stdout.write(`${[before, '', tableOf(rows), '', 'What costs points:', ...lost].join('\n')}\n`)
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
