import type { GroupLetterType } from '../letters/kinds/group-types.ts'
import type { Language } from '../text/language.ts'

/** A group's own template for a letter. */
export type OwnTemplate = {
  readonly templateId: string
  readonly researchGroupId: string
  readonly type: GroupLetterType
  readonly language: Language
  readonly subject: string
  readonly body: string
  readonly version: number
  readonly updatedAt: Date
}
