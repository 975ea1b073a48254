export type Mentioned = { readonly userId: string; readonly name: string }

/** A comment with everything that decides who may read and change it. */
export type Comment = {
  readonly commentId: string
  readonly applicationId: string
  readonly jobId: string
  readonly researchGroupId: string
  readonly applicantId: string
  /** Null once the author is gone. */
  readonly authorId: string | null
  readonly authorName: string
  readonly text: string
  readonly mentions: readonly Mentioned[]
  readonly version: number
  readonly createdAt: Date
  readonly editedAt: Date | null
}

export const longest = 5_000
export const mostMentions = 20
