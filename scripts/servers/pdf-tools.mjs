// Independent readers of our PDF files: poppler and qpdf from Debian, veraPDF from Maven Central.
import { join } from 'node:path'
import { openWorkbench, startOn } from './workbench.mjs'

export const packages = ['poppler-utils', 'qpdf', 'default-jre-headless', 'maven']

const vera = 'org.verapdf.apps:greenfield-apps:1.28.2'
const copying = 'org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy'

export const start = () =>
  startOn(openWorkbench('pdf-tools'), async bench => {
    const { folder } = bench
    const jar = [`-Dartifact=${vera}`, `-DoutputDirectory=${folder}`, '-Dmdep.stripVersion=true']
    try {
      await bench.exec(['mvn', '--batch-mode', '--quiet', copying, ...jar])
    } catch (error) {
      console.log(`\nSKIPPED veraPDF: it could not be had from Maven Central. ${error.message}`)
      return { PDF_TOOLS_VERA: '' }
    }
    return { PDF_TOOLS_VERA: join(folder, 'greenfield-apps.jar') }
  })
