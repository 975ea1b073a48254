const command = /\\([a-zA-Z]+)\*?/g
const environment = /\\(?:begin|end)[ \t]*\{[^{}\\]*\}/g
const delimiter = /\\[()[\]]|\$\$/g
const dollars = /\$(?=[^\s$])([^$\n]*[^\s$])\$(?!\d)/g
const spacing = /\\[\\,;:! ]/g
const layout = new Set(
  'text textbf textit texttt textrm emph mathbf mathrm mathit mathcal mathbb mathsf boldsymbol bm operatorname left right big Big bigg Bigg quad qquad frac dfrac tfrac displaystyle limits nolimits hat bar tilde vec overline underline label ref cite begin end item section subsection footnote href url'.split(
    ' ',
  ),
)

/** Reads a formula by the names in it: \frac{\alpha}{n} is "alpha n". */
export function withoutLatex(text: string): string {
  if (!text.includes('\\') && !text.includes('$')) return text
  const opened = text.replace(environment, ' ').replace(delimiter, ' ').replace(dollars, ' $1 ').replace(spacing, ' ')
  const named = opened.replace(command, (_all, name: string) => (layout.has(name) ? ' ' : ` ${name} `))
  return named === opened ? named : named.replace(/[{}]/g, ' ')
}
