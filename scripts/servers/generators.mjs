// Linters for both OpenAPI descriptions, and generators of clients in four languages.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openWorkbench, startOn } from './workbench.mjs'

export const packages = []

const fromNpm = [
  '@redocly/cli@2.77.0',
  '@stoplight/spectral-cli@6.16.3',
  'openapi-typescript@7.13.0',
  'typescript@5.9.3',
]
const fromPyPI = [
  'openapi-python-client==0.29.1',
  // Imported by openapi-generator's Python client.
  'urllib3==2.8.0',
  'python-dateutil==2.9.0.post0',
  'pydantic==2.14.3',
  'typing-extensions==4.16.0',
]
const fromMaven = 'org.openapitools:openapi-generator-cli:7.25.0'
const copying = 'org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy'
const forGo = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'

/** Debian's Go is too old for its generator, so languages are used only if they are already installed. */
export const refusal = () => {
  const missing = ['go', 'python3', 'java', 'javac', 'mvn'].filter(name => spawnSync('which', [name]).status !== 0)
  return missing.length > 0 ? `it generates clients with ${missing.join(', ')}, not installed here` : undefined
}

export const start = () =>
  startOn(openWorkbench('generators'), async bench => {
    const { folder } = bench
    const python = join(folder, 'python')
    await bench.exec(['npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...fromNpm])
    await bench.exec(['python3', '-m', 'venv', python])
    await bench.exec([join(python, 'bin', 'pip'), 'install', '--quiet', ...fromPyPI])
    await bench.exec(['env', `GOBIN=${folder}`, 'go', 'install', forGo])
    const jar = [`-Dartifact=${fromMaven}`, `-DoutputDirectory=${folder}`, '-Dmdep.stripVersion=true']
    await bench.exec(['mvn', '--batch-mode', '--quiet', copying, ...jar])
    return { GENERATORS_FOLDER: folder }
  })
