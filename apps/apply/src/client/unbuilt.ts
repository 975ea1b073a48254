import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { languageOf } from '../text/language.ts'
import { kindOf, wantsPage } from './address-kind.ts'

const access: Access = { public: 'what to do about the missing client' }

const words = {
  en: 'The web client has not been built: run <code>npm run setup</code> in the folder of Kolleg and start apply again. The <a href="/docs">API</a> is served without it.',
  de: 'Die Weboberfläche ist noch nicht gebaut: Führen Sie <code>npm run setup</code> im Ordner von Kolleg aus und starten Sie apply neu. Die <a href="/docs">API</a> ist auch ohne sie erreichbar.',
}

/** A service without the client's files serves its API, and says on every page what to do. */
export const sayUnbuilt = (app: Server): void => {
  app.log.warn('the web client has not been built, pages answer 503: run «npm run setup» and start apply again')
  app.get('/*', { config: { access }, schema: { hide: true } }, ({ headers, url }, reply) => {
    const kind = kindOf(url.split('?', 1)[0] ?? '/')
    if (kind === 'service' || !wantsPage(kind, headers.accept)) return reply.callNotFound()
    const language = languageOf(headers['accept-language'])
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Kolleg</title><p>${words[language]}</p></html>\n`,
      )
  })
}
