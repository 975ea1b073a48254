import { oneOfIn, type RawSearch } from '../../app/search.ts'

export const previewModes = ['page', 'pdf'] as const
export type PreviewMode = (typeof previewModes)[number]

/** Whether the preview is open stands in the address of the editor. */
export const readPreview = (raw: RawSearch): { readonly preview?: PreviewMode } => {
  const preview = oneOfIn(raw, 'preview', previewModes)
  return preview ? { preview } : {}
}
