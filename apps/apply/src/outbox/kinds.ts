/** Every kind of effect that a change can leave for later. */
export const effectKinds = ['letter', 'file', 'closing', 'decision', 'announcement', 'recurring', 'step'] as const
export type EffectKind = (typeof effectKinds)[number]
