type Text = {
  readonly id: number
  readonly course_id: number
  readonly title: string
  readonly description: string
  /** The hash of the embedded text; empty if there is nothing to embed. */
  readonly text_hash: Uint8Array
  readonly model: string | null
  readonly embedding: unknown
}

/** The tables behind the collections Competency, Exercise and SemanticCluster. */
export type Tables = {
  readonly course: {
    readonly course_id: number
    readonly version: string
    /** Kept up to date by triggers. */
    readonly competencies: number
    readonly bytes: number
  }
  readonly competency: Text
  readonly exercise: Text
  readonly exercise_competency: { readonly exercise_id: number; readonly competency_id: number }
  readonly competency_link: { readonly source_id: number; readonly target_id: number }
  readonly semantic_cluster: {
    readonly competency_id: number
    readonly exercises: number
    readonly model: string
    readonly embedding: unknown
  }
}
