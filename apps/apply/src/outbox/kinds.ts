/** Every kind of effect that a change can schedule. */
export const effectKinds = ['letter', 'file', 'closing', 'decision', 'announcement', 'recurring', 'step'] as const
export type EffectKind = (typeof effectKinds)[number]
