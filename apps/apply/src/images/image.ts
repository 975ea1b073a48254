/** A banner of a group, or a default one of a department or for all. It never changes. */
export type Image = {
  readonly imageId: string
  readonly researchGroupId: string | null
  readonly departmentId: string | null
  readonly uploadedBy: string | null
  /** Of the original picture. */
  readonly width: number
  readonly height: number
  readonly createdAt: Date
  /** Whether a job uses it. */
  readonly inUse: boolean
  /** Whether a published job uses it. */
  readonly isPublic: boolean
}

/** The owner of a new banner. */
export type ImageOwner =
  | { readonly researchGroupId: string; readonly departmentId: null }
  | { readonly researchGroupId: null; readonly departmentId: string | null }

/** The widths in which banners are shown: in lists, on phones, on wide screens. */
export const widths = [400, 800, 1600] as const
export type Width = (typeof widths)[number]

export const largestBytes = 5 * 1024 * 1024
export const largestSide = 4096
/** Per group, and for all default ones together. */
export const mostImages = 200
