import { tellingOfClosing } from './applying/tell-of-closing.ts'
import type { Context } from './context.ts'
import { removingFiles } from './documents/remove-files.ts'
import { becomingKnown } from './evaluation/decisions/become-known.ts'
import { announcing } from './letters/announcements/announcing.ts'
import type { EffectKind } from './outbox/kinds.ts'
import type { Effects } from './outbox/outbox.ts'
import { runScheduledTask } from './outbox/schedule.ts'
import { scheduleOf } from './schedule.ts'
import { carryingOut } from './waiting-steps/carry-out.ts'

/** How each kind of effect is carried out. */
export const effectsOf = (context: Context): Effects<EffectKind> => ({
  letter: context.letters.effect,
  file: removingFiles(context),
  closing: tellingOfClosing(context),
  decision: becomingKnown(context),
  announcement: announcing(context),
  step: carryingOut(context),
  recurring: runScheduledTask(scheduleOf(context), context.log),
})
