import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Language } from '../text/language.ts'
import type { Drawn } from './draw.ts'
import { asData, headOf, type Preview } from './preview.ts'

type PageRequest = {
  readonly config: Config
  readonly issuer: string
  readonly language: Language
  readonly preview?: Preview | undefined
  readonly drawn?: Drawn | undefined
}
export type Page = { readonly html: string; readonly policy: string }

export const siteOf = (config: Config) => ({
  name: config.SITE_NAME,
  accent: config.SITE_ACCENT ?? null,
  logo: config.SITE_LOGO_URL ?? null,
  imprint: config.IMPRINT_URL ?? null,
  privacy: config.PRIVACY_URL ?? null,
  isDemo: config.isDemo,
  hasMailbox: config.showsMailbox,
  hasAi: config.AI_BASE_URL !== undefined && config.AI_MODEL !== undefined,
})

const originOf = (address: string): string => new URL(address).origin

/** The files needed to read the page; the client itself loads after the first paint. */
const withFiles = (index: string, { scripts, styles, fonts }: Drawn): string => {
  const looks = [
    ...styles.map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fonts.map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  ].join('')
  const parts = scripts.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  return index
    .replace(/<script type="module".*?<\/script>/, first => `<template id="client">${first}${parts}</template>`)
    .replace('</head>', `${looks}</head>`)
}

/**
 * The HTML page of the client. Styles that components create at run time carry a nonce; nothing else may be inline, and
 * nothing is loaded from elsewhere but sign-in and the logo.
 */
export const pageOf = (index: string, { config, issuer, language, preview, drawn }: PageRequest): Page => {
  const nonce = randomBytes(16).toString('base64')
  const accent = config.SITE_ACCENT && `<style nonce="${nonce}">html:root{--accent:${config.SITE_ACCENT}}</style>`
  const head = `<script type="application/json" id="site" nonce="${nonce}">${asData(siteOf(config))}</script>
    ${accent ?? ''}${headOf(config.SITE_NAME, language, preview, drawn?.title)}`
  const pictures = ["'self'", 'data:', 'blob:', ...(config.SITE_LOGO_URL ? [originOf(config.SITE_LOGO_URL)] : [])]
  const given = drawn && `<script type="application/json" id="given">${drawn.given}</script>`
  return {
    html: (drawn ? withFiles(index, drawn) : index)
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<!--head-->', () => head)
      .replace('<!--given-->', () => given ?? '')
      // Last, so that no placeholder is looked for in text by people.
      .replace('<!--page-->', () => drawn?.html ?? ''),
    policy: [
      "default-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src ${pictures.join(' ')}`,
      `connect-src 'self' ${originOf(issuer)}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ].join('; '),
  }
}
