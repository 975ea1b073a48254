import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '@kolleg/config'

/** A place for a new backup: named as what it is, in a directory that is there, over nothing. */
export const checkNewFile = (file: string): void => {
  if (!/\.(tar\.gz|tgz)$/i.test(file))
    throw new Refusal(`${file} must end in .tar.gz or .tgz: that is what is written.`)
  if (!existsSync(dirname(file))) throw new Refusal(`There is no directory ${dirname(file)}: make it, or name another.`)
  if (existsSync(file)) throw new Refusal(`${file} is there already: name another file, or move that one away.`)
}
