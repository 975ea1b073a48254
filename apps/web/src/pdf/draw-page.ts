import { type PDFPageProxy, TextLayer } from 'pdfjs-dist'

export type Shape = { readonly width: number; readonly height: number }

type Target = {
  readonly canvas: HTMLCanvasElement
  readonly layer: HTMLElement
  readonly width: number
}

/** A higher resolution is invisible and exhausts the memory. */
const mostPixels = 2

export const shapeOf = (page: PDFPageProxy): Shape => {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

/** Draws a page with its text layer. */
export const drawPage = (page: PDFPageProxy, { canvas, layer, width }: Target) => {
  const scale = width / shapeOf(page).width
  const viewport = page.getViewport({ scale })
  const pixels = Math.min(globalThis.devicePixelRatio, mostPixels)
  canvas.width = Math.floor(viewport.width * pixels)
  canvas.height = Math.floor(viewport.height * pixels)
  const picture = page.render({ canvas, viewport, transform: [pixels, 0, 0, pixels, 0, 0] })
  layer.replaceChildren()
  layer.style.setProperty('--total-scale-factor', String(scale))
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport })
  return {
    whenDone: Promise.all([picture.promise, text.render()]),
    cancel: (): void => {
      picture.cancel()
      text.cancel()
      // Frees the image's memory; the text stays searchable.
      canvas.width = 0
    },
  }
}
