import { createLog, createMetrics, createServer } from '@kolleg/front'
import { expect, onTestFinished, test } from 'vitest'
import { sayUnbuilt } from './unbuilt.ts'

const serverWithoutClient = () => {
  const lines: string[] = []
  const log = createLog('test', 'info', { write: line => void lines.push(line) })
  const app = createServer({ log, metrics: createMetrics() })
  onTestFinished(() => app.close())
  sayUnbuilt(app)
  return { app, lines }
}

test('without a built client the log says at startup what to do', () => {
  expect(serverWithoutClient().lines.join('')).toContain('run «npm run setup» and start apply again')
})

test.each([
  ['/', {}, 'The web client has not been built'],
  ['/positions/7?query=a', { accept: 'text/html', 'accept-language': 'en' }, 'The web client has not been built'],
  ['/de/positions', { accept: 'text/html', 'accept-language': 'de' }, 'Die Weboberfläche ist noch nicht gebaut'],
])('without a built client %s says in the language of the browser what to do', async (url, headers, sentence) => {
  const { statusCode, body } = await serverWithoutClient().app.inject({ url, headers })
  expect(statusCode).toBe(503)
  expect(body).toContain(sentence)
  expect(body).toContain('<code>npm run setup</code>')
})

test.each(['/api/nothing', '/assets/a.js'])('without a built client %s is not found', async url => {
  expect((await serverWithoutClient().app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404)
})
