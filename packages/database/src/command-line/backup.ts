import { backup } from '../backup/backup.ts'
import { checkNewFile } from './new-file.ts'
import { runCommand } from './run-command.ts'

const usage = 'Say where to write it: npm run backup -- FILE.tar.gz (the data directory is DATA_DIR, or data)'

await runCommand(usage, async (file, directory) => {
  checkNewFile(file)
  await backup(directory, file)
  return `${directory} is backed up in ${file}`
})
