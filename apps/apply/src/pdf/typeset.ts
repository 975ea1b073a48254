import { openNative } from './typst/native.ts'
import { openPortable } from './typst/portable.ts'

/** A sheet of `sheets/`, its data, and at most one picture. They are passed as data and never become Typst source. */
export type Sheet = {
  readonly sheet: 'job' | 'cover'
  readonly data: Readonly<Record<string, unknown>>
  readonly picture: Uint8Array | null
  /** Claims PDF/UA; not for pages that become part of another document. */
  readonly isWhole: boolean
}

const compiler = (await openNative()) ?? (await openPortable())

export const isWorn = (): boolean => compiler.isWorn()

export const typeset = ({ sheet, data, picture, isWhole }: Sheet): Uint8Array =>
  compiler.compile({
    file: `${sheet}.typ`,
    data: JSON.stringify({ ...data, hasPicture: picture !== null }),
    picture,
    isWhole,
  })
