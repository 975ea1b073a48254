import { oneOfIn, type RawSearch } from '../../app/search.ts'

export const previewModes = ['page', 'pdf'] as const
export type PreviewMode = (typeof previewModes)[number]

/** The address holds the state of the preview. */
export const readPreview = (raw: RawSearch): { readonly preview?: PreviewMode } => {
  const preview = oneOfIn(raw, 'preview', previewModes)
  return preview ? { preview } : {}
}
