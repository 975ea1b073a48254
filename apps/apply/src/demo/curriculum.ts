import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import type { DemoApplicant } from './applicants.ts'

const blue = rgb(0.11, 0.36, 0.6)
const ink = rgb(0.13, 0.13, 0.15)
const left = 64

type Pen = { readonly page: PDFPage; readonly plain: PDFFont; readonly bold: PDFFont }

/** A page that looks like a curriculum of this person. */
export const curriculum = async ({ firstName, lastName, city, country, cv }: DemoApplicant): Promise<Buffer> => {
  const document = await PDFDocument.create()
  document.setTitle(`Curriculum vitae of ${firstName} ${lastName}`)
  document.setLanguage('en')
  const pen: Pen = {
    page: document.addPage([595, 842]),
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  pen.page.drawText(`${firstName} ${lastName}`, { x: left, y: 760, size: 26, font: pen.bold, color: ink })
  pen.page.drawText(`${city}, ${country}`, { x: left, y: 736, size: 11, font: pen.plain, color: ink })
  let y = 690
  for (const [heading, ...lines] of cv) y = section(pen, heading, lines, y) - 22
  return Buffer.from(await document.save())
}

const section = ({ page, plain, bold }: Pen, heading: string, lines: readonly string[], top: number): number => {
  page.drawText(heading, { x: left, y: top, size: 13, font: bold, color: blue })
  page.drawLine({ start: { x: left, y: top - 6 }, end: { x: 531, y: top - 6 }, thickness: 0.6, color: blue })
  lines.forEach((line, index) => {
    page.drawText(line, { x: left, y: top - 26 - index * 18, size: 11, font: plain, color: ink })
  })
  return top - 26 - lines.length * 18
}
