import type { Generated } from 'kysely'

type Image = {
  readonly image_id: string
  readonly research_group_id: string | null
  readonly department_id: string | null
  readonly uploaded_by: string | null
  readonly width: number
  readonly height: number
  readonly created_at: Generated<Date>
}

type ImageSize = { readonly image_id: string; readonly width: number; readonly bytes: Uint8Array }

export type ImageTables = { readonly image: Image; readonly image_size: ImageSize }
