import type { Context } from '../../src/context.ts'
import type { EffectKind } from '../../src/outbox/kinds.ts'

/** An outbox that only records what is due; the test carries it out. */
export const noted = () => {
  const due: { readonly kind: EffectKind; readonly id: string }[] = []
  const door: Context['outbox'] = { put: async (_, kind, id) => void due.push({ kind, id }) }
  return { due, door }
}
