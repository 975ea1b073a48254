import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The findings of the W3C's checker in named pages. */
export const htmlErrors = async (modules: string, pages: ReadonlyMap<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'kolleg-html-'))
  try {
    for (const [name, html] of pages) await writeFile(join(folder, `${name.replaceAll(/[^\w.]+/g, '-')}.html`), html)
    const checker = join(modules, 'vnu-jar/build/dist/vnu.jar')
    const words = ['-jar', checker, '--errors-only', '--format', 'gnu', folder]
    const { status, stdout, stderr, error } = spawnSync('java', words, { encoding: 'utf8' })
    if (error) throw error
    return status === 0 ? '' : `${stdout}${stderr}`
  } finally {
    await rm(folder, { recursive: true })
  }
}
