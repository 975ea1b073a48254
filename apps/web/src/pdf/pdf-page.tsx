import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawPage, type Shape, shapeOf } from './draw-page.ts'
import classes from './pdf.module.css'
import { useNear } from './use-near.ts'

type Props = {
  readonly pdf: PDFDocumentProxy | undefined
  readonly number: number
  readonly width: number
  /** For example “Page 2 of 5”. */
  readonly label: string
}

const upright: Shape = { width: 210, height: 297 }

/** One page: blank until it comes near the viewport, then an image with selectable text. */
export const PdfPage = ({ pdf, number, width, label }: Props) => {
  const sheet = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [shape, setShape] = useState<Shape>(upright)
  const [isDrawn, setDrawn] = useState(false)
  const isNear = useNear(sheet)
  useEffect(() => {
    if (pdf === undefined || !isNear || width === 0) return
    const { current: canvas } = picture
    const { current: layer } = words
    if (canvas === null || layer === null) return
    let isGone = false
    const page = pdf.getPage(number)
    const drawing = page.then(it => {
      if (isGone) return undefined
      setShape(shapeOf(it))
      return drawPage(it, { canvas, layer, width })
    })
    drawing
      .then(done => done?.whenDone)
      .then(
        () => !isGone && setDrawn(true),
        // The page was unmounted while it was being drawn.
        (error: unknown) => !isGone && console.error(error),
      )
    return () => {
      isGone = true
      // The failure is already logged above. There is nothing to clean up.
      void drawing.then(
        done => done?.cancel(),
        () => {},
      )
    }
  }, [pdf, number, isNear, width])
  return (
    <div
      ref={sheet}
      className={classes.page}
      role="group"
      aria-label={label}
      aria-busy={isNear && !isDrawn}
      style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
    >
      <canvas ref={picture} className={classes.picture} aria-hidden hidden={!isNear} />
      <div ref={words} className={classes.words} />
    </div>
  )
}
