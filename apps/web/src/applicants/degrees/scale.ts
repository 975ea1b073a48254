export type Scale = { readonly best: number | null; readonly worst: number | null; readonly pass: number | null }

/** The scales of many universities; for any other the person enters best, worst and pass mark. */
export const scales = {
  GERMAN: { best: 1, worst: 5, pass: 4 },
  GPA: { best: 4, worst: 0, pass: 2 },
  PERCENT: { best: 100, worst: 0, pass: 50 },
  TEN: { best: 10, worst: 0, pass: 5 },
  TWENTY: { best: 20, worst: 0, pass: 10 },
  ITALIAN: { best: 110, worst: 0, pass: 66 },
  SWISS: { best: 6, worst: 1, pass: 4 },
} as const satisfies Record<string, Scale>

export type ScaleName = keyof typeof scales
export const scaleNames = Object.keys(scales) as readonly ScaleName[]
export const noScale: Scale = { best: null, worst: null, pass: null }

export const nameOfScale = ({ best, worst, pass }: Scale): ScaleName | undefined =>
  scaleNames.find(name => {
    const known = scales[name]
    return known.best === best && known.worst === worst && known.pass === pass
  })

export type WholeScale = { readonly best: number; readonly worst: number; readonly pass: number }

export const wholeScale = ({ best, worst, pass }: Scale): WholeScale | null =>
  best === null || worst === null || pass === null ? null : { best, worst, pass }

/** A scale has one direction: best, then pass, then worst. The service validates again. */
export const runsOneWay = ({ best, worst, pass }: WholeScale): boolean =>
  best !== pass && (best > pass ? pass >= worst : pass <= worst)

export const liesOn = (grade: number, { best, worst }: WholeScale): boolean =>
  grade >= Math.min(best, worst) && grade <= Math.max(best, worst)
