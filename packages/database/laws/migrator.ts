// Migrates a database and prints what it applied.
import { open } from '../src/index.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const database = await open(url)
process.stdout.write(`${JSON.stringify({ applied: await database.migrate(folder) })}\n`)
await database.close()
