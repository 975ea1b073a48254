import { restore } from '../backup/restore.ts'
import { runCommand } from './run-command.ts'

const usage = 'Say what to restore: npm run restore -- FILE.tar.gz (into the data directory DATA_DIR, or data)'

await runCommand(usage, async (file, directory) => {
  await restore(file, directory)
  return `${file} is restored to ${directory}`
})
