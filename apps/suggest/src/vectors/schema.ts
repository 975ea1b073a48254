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

type Place = { readonly id: number; readonly course_id: number }
type Association = { readonly exercise_id: number; readonly competency_id: number }
type Link = { readonly source_id: number; readonly target_id: number }

/** The tables behind the collections Competency, Exercise and SemanticCluster. */
export type Tables = {
  readonly course: {
    readonly course_id: number
    readonly version: string
    readonly title: string | null
    /** Kept up to date by the statements that save. */
    readonly competencies: number
    readonly bytes: number
  }
  readonly competency: Text & {
    /** What it is called in the catalogue it was imported from. */
    readonly identifier: string | null
    readonly uri: string | null
  }
  readonly exercise: Text
  /** In which course each record is. */
  readonly competency_place: Place
  readonly exercise_place: Place
  readonly exercise_competency: Association & { readonly course_id: number }
  readonly competency_link: Link & { readonly course_id: number }
  /** From one course into another, or with a competency that is not there yet. */
  readonly association_across: Association
  readonly link_across: Link
  readonly relation_feedback: {
    readonly course_id: number
    readonly earlier_id: number
    readonly later_id: number
    readonly relation_type: string
    readonly accepted: boolean
  }
  readonly exercise_feedback: {
    readonly course_id: number
    readonly exercise_id: number
    readonly competency_id: number
    readonly accepted: boolean
  }
  readonly suggestion_feedback: {
    readonly course_id: number
    readonly text_hash: Uint8Array
    readonly competency_id: number
    readonly accepted: boolean
  }
  readonly semantic_cluster: {
    readonly course_id: number
    readonly competency_id: number
    readonly exercises: number
    readonly model: string
    readonly embedding: unknown
  }
}
