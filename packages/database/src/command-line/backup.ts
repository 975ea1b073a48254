import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '@kolleg/config'
import { backup } from '../backup/backup.ts'
import { runCommand } from './run-command.ts'

/** Checks that the file has the right ending, its directory exists, and nothing would be overwritten. */
const checkNewFile = (file: string): void => {
  if (!/\.(tar\.gz|tgz)$/i.test(file))
    throw new Refusal(`${file} must end in .tar.gz or .tgz: that is what is written.`)
  if (!existsSync(dirname(file))) throw new Refusal(`There is no directory ${dirname(file)}: make it, or name another.`)
  if (!isWritable(dirname(file)))
    throw new Refusal(`${dirname(file)} cannot be written by this user: name a file in another directory.`)
  if (existsSync(file)) throw new Refusal(`${file} is there already: name another file, or move that one away.`)
}

const isWritable = (directory: string): boolean => {
  try {
    accessSync(directory, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const usage = 'Say where to write it: npm run backup -- FILE.tar.gz (the data directory is DATA_DIR, or data)'

await runCommand(usage, async (file, directory) => {
  checkNewFile(file)
  await backup(directory, file)
  return `${directory} is backed up in ${file}`
})
