// npm run check: no room of apply imports a room that does not stand below it. The floors are those of ARCHITECTURE.md.
// Tests may reach anywhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
const house = join(root, 'apps', 'apply', 'src')
const floors = floorsIn(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))

const faults = readdirSync(house, { recursive: true })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap(faultsOf)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

/** How far down each room stands: the lines of the block `floors` begin with the rooms of one floor. */
function floorsIn(text) {
  const [, block = ''] = /^```floors\n([^]*?)^```/m.exec(text) ?? []
  const lines = block.split('\n').map(line => line.split(/ {2,}/)[0].split(' '))
  return new Map(lines.flatMap((rooms, depth) => rooms.map(room => [room, depth])))
}

function faultsOf(file) {
  const own = roomOf(file)
  if (!floors.has(own)) return [`apps/apply/src/${file}: ARCHITECTURE.md gives ${own} no floor.`]
  return importsOf(file)
    .filter(target => roomOf(target) !== own && !(floors.get(roomOf(target)) > floors.get(own)))
    .map(target => `apps/apply/src/${file} imports ${target}: ${roomOf(target)} does not stand below ${own}.`)
}

function importsOf(file) {
  const text = readFileSync(join(house, file), 'utf8')
  const paths = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path),
  )
  return paths.filter(path => existsSync(join(house, path)) && !path.startsWith('..'))
}

function roomOf(file) {
  return file.split(sep)[0]
}
