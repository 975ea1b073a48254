export type AssistTables = {
  readonly ai_usage: { readonly research_group_id: string; readonly day: string; readonly calls: number }
}
