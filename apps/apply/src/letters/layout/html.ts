import { escaped } from '../../html/page.ts'
import type { Language } from '../../text/language.ts'
import type { Framed } from './framed.ts'
import { footer, turnOff } from './words.ts'

/** Colours appear twice: inline for clients that drop the style element, and here for those with a dark mode. */
const style = `:root { color-scheme: light dark }
a { color: #1c5d99 }
h2 { font-size: 20px; line-height: 1.3; margin: 24px 0 8px }
h3 { font-size: 17px; line-height: 1.3; margin: 20px 0 8px }
code { font: 600 28px/1.4 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 4px }
blockquote { margin: 16px 0; padding: 0 0 0 16px; border-left: 3px solid #c4ccd4 }
@media (max-width: 480px) { .sheet { padding: 24px 18px !important } }
@media (prefers-color-scheme: dark) {
  .desk { background: #14171a !important }
  .sheet { background: #1f2429 !important; color: #e8ebee !important }
  .foot { color: #a3adb7 !important }
  a { color: #8ec5ff !important }
}`

const font = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const choice = (language: Language, settings: string): string =>
  `<br>${turnOff[language]} <a href="${escaped(settings)}">${escaped(settings)}</a>`

/** One readable column at most as wide as the screen. Nothing is loaded from outside. */
export const htmlLayout = ({ subject, body, language, site, settings }: Framed): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${style}
</style>
</head>
<body class="desk" style="margin: 0; padding: 0; background: #eef1f4">
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" border="0" style="background: #eef1f4">
<tr>
<td align="center" style="padding: 24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px">
<tr>
<td class="sheet" align="left" style="padding: 32px; border-radius: 8px; background: #ffffff; color: #1f2429; ${font}; font-size: 16px; line-height: 1.6">
${body}
</td>
</tr>
<tr>
<td class="foot" align="left" style="padding: 16px 32px; color: #5b6670; ${font}; font-size: 13px; line-height: 1.5">
${escaped(footer[language](site))}${settings === undefined ? '' : choice(language, settings)}
</td>
</tr>
</table>
</td>
</tr>
</table>
</body>
</html>
`
