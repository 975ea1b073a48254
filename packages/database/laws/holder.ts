// Opens a database, prints the outcome, and holds it until killed.
import { DatabaseRefusal, open } from '../src/index.ts'

try {
  await open(process.argv[2] ?? '')
  process.stdout.write(`${JSON.stringify({ holds: process.pid })}\n`)
  process.stdin.resume()
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  process.stdout.write(`${JSON.stringify({ refused: error.message })}\n`)
}
