import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRef, PDFString } from 'pdf-lib'
import type { Copier } from './copy.ts'

const name = PDFName.of

/** Copies which layers of the pages are hidden: a layer that the new document does not list would be shown. */
export const bringLayers = (to: PDFDocument, from: PDFDocument, copier: Copier): void => {
  const properties = from.catalog.lookup(name('OCProperties'))
  if (!(properties instanceof PDFDict)) return
  const setting = properties.lookup(name('D'))
  const refsIn = (holder: unknown, entry: string): readonly PDFRef[] => {
    const list = holder instanceof PDFDict ? holder.lookup(name(entry)) : undefined
    return list instanceof PDFArray ? list.asArray().filter(each => each instanceof PDFRef) : []
  }
  const all = refsIn(properties, 'OCGs')
  const shown = new Set(refsIn(setting, 'ON'))
  const isOff = setting instanceof PDFDict && setting.lookup(name('BaseState')) === name('OFF')
  const hidden = isOff ? all.filter(each => !shown.has(each)) : refsIn(setting, 'OFF')
  const { layers, off } = layersOf(to)
  for (const [refs, list] of [
    [all, layers],
    [hidden, off],
  ] as const)
    for (const ref of new Set(refs)) {
      const copy = copier.knownRefOf(ref)
      if (copy) list.push(copy)
    }
}

const layersOf = ({ catalog, context }: PDFDocument) => {
  const properties =
    catalog.lookupMaybe(name('OCProperties'), PDFDict) ??
    context.obj({ OCGs: [], D: { Name: PDFString.of('Layers'), OFF: [] } })
  catalog.set(name('OCProperties'), properties)
  const setting = properties.lookup(name('D'), PDFDict)
  return { layers: properties.lookup(name('OCGs'), PDFArray), off: setting.lookup(name('OFF'), PDFArray) }
}
