type Look = {
  readonly accent: string | undefined
  readonly hasOwnLogo: boolean
  /** The addresses of the client's fonts, if it has been built. */
  readonly fonts: readonly string[]
}

const families = [
  ['inter', 'Inter Variable'],
  ['source-serif', 'Source Serif 4 Variable'],
] as const

const fontFaces = (fonts: readonly string[]): string =>
  families
    .flatMap(([file, family]) => {
      const address = fonts.find(font => font.includes(`/${file}`))
      return address === undefined
        ? []
        : `@font-face { font-family: '${family}'; font-weight: 100 900; font-display: swap; src: url(/${address}) format('woff2') }`
    })
    .join('\n')

/** Makes server-side pages look like those of the client: the same header, fonts and colours. */
export const styleOf = ({ accent, hasOwnLogo, fonts }: Look): string => `${fontFaces(fonts)}
:root {
  color-scheme: light dark;
  font: 1rem/1.55 'Inter Variable', system-ui, sans-serif;
  --accent: ${accent ?? '#1c5d99'};
  --filled: light-dark(oklch(from var(--accent) 0.47 c h), oklch(from var(--accent) 0.55 c h));
  --ink: light-dark(oklch(from var(--accent) 0.47 c h), oklch(from var(--accent) 0.74 calc(c * 0.9) h));
  --line: light-dark(#e6e3de, #2d3035);
  --field: light-dark(#8f897f, #757a83);
  --quiet: light-dark(#5d5a54, #a3a6ac);
  --page: light-dark(#fbfaf8, #131416);
  --surface: light-dark(#ffffff, #1a1c1f);
  --serif: 'Source Serif 4 Variable', Georgia, 'Times New Roman', serif;
}
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; background: var(--page); color: light-dark(#262420, #e3e4e6); font-feature-settings: 'cv05', 'cv11', 'ss03'; overflow-wrap: break-word }
header { display: flex; align-items: center; height: 4rem; padding-inline: 1.25rem 6rem; border-bottom: 1px solid var(--line) }
.brand { display: flex; align-items: center; gap: 10px; min-width: 0; color: inherit; font: 650 1.25rem/1.2 var(--serif); letter-spacing: -0.01em; text-decoration: none }
.brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.mark { flex: none;${hasOwnLogo ? ' display: none;' : ''} fill: oklch(from var(--accent) 0.47 c h) }
.mark path { fill: none; stroke: #fff; stroke-width: 3.5; stroke-linecap: round; stroke-linejoin: round }
main { width: min(27rem, 100% - 2rem); margin: clamp(1rem, 8vh, 6rem) auto 2rem; padding: clamp(1.25rem, 5vw, 2.25rem); background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem }
h1 { margin: 0 0 1.25rem; font: 600 1.75rem/1.2 var(--serif); text-wrap: balance }
h2 { font-size: 0.875rem; margin: 2rem 0 0.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); color: var(--quiet) }
a { color: var(--ink) }
label { display: block; margin-bottom: 0.25rem; font-size: 0.875rem; font-weight: 600 }
input, button { width: 100%; min-height: 2.75rem; font: inherit; padding: 0.5rem 0.75rem; border-radius: 0.5rem; border: 1px solid var(--field); background: var(--surface); color: inherit }
#hint { margin: 0.35rem 0 0; color: var(--quiet); font-size: 0.875rem }
button { margin-top: 1rem; cursor: pointer; font-weight: 600; border-color: var(--filled); background: var(--filled); color: #fff }
button:hover { background: color-mix(in srgb, var(--filled) 88%, #000) }
button.quiet { margin-top: 0.5rem; border-color: light-dark(#d6d2cb, #3d4046); background: none; color: inherit; text-align: start; line-height: 1.35 }
button.quiet:hover { border-color: var(--ink); background: color-mix(in srgb, var(--ink) 8%, transparent) }
button small { display: block; color: var(--quiet); font-size: 0.8125rem; font-weight: 400 }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.fault { margin: 0 0 1rem; border-inline-start: 4px solid light-dark(#b3261e, #ff8a80); padding-inline-start: 0.75rem }
.language { position: absolute; inset: 0 1.25rem auto auto; display: flex; align-items: center; height: 4rem; margin: 0; font-size: 0.875rem; font-weight: 600 }
.language a { color: light-dark(#57534c, #b4b7bc); text-decoration: none }
`
