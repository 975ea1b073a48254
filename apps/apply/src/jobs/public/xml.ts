const unspeakable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escape = (text: string): string =>
  text.replaceAll(unspeakable, '').replaceAll(/[&<>"']/g, sign => named[sign] ?? sign)

type Attributes = Readonly<Record<string, string>>
/** A serialised element; plain text is escaped when it is inserted. */
export type Xml = { readonly xml: string }
type Child = Xml | string | undefined

/** One element. Names come from our code; texts and values are untrusted. */
export const element = (name: string, attributes: Attributes, ...children: readonly Child[]): Xml => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  const inside = children.map(child => (typeof child === 'object' ? child.xml : escape(child ?? '')))
  return { xml: `<${name}${given.join('')}>${inside.join('')}</${name}>` }
}

export const xmlDocument = ({ xml }: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`
