import type { Context } from '../context.ts'
import type { Person } from '../people/person.ts'
import { type Language, languages } from '../text/language.ts'
import type { Ai } from './ai/ai.ts'
import { htmlOf } from './answer.ts'
import { askFor } from './ask.ts'
import type { JobFacts } from './facts.ts'
import type { DraftWish } from './form.ts'
import { gather } from './gather.ts'
import { noticeOf, outline } from './outline/outline.ts'
import { draftPrompt } from './prompts.ts'
import type { Send } from './sse.ts'

type Work = (send: Send, signal: AbortSignal) => Promise<void>

/** Prepares a draft of a job's description; every refusal comes before the first word. */
export const draftJob = async (
  context: Context,
  { aiOptOut, language: reader }: Person,
  wish: DraftWish,
): Promise<Work> => {
  const facts = await gather(context.database.query, wish)
  const wanted = languages.filter(language => wish.languages?.includes(language) ?? true)
  const ai = aiOptOut || context.ai === undefined ? undefined : context.ai
  if (ai === undefined) return fromOutline(facts, wanted, reader)
  return fromAi(await askFor(context, ai, wish.researchGroupId, wanted.length), facts, wanted)
}

const fromOutline =
  (facts: JobFacts, wanted: readonly Language[], reader: Language): Work =>
  async send => {
    const drafts = wanted.map(language => {
      const parts = outline(facts, language)
      for (const text of parts) send('delta', { language, text })
      return [language, parts.join('')] as const
    })
    send('done', { source: 'outline', notice: noticeOf(reader), ...descriptions(new Map(drafts)) })
  }

const fromAi =
  (ai: Ai, facts: JobFacts, wanted: readonly Language[]): Work =>
  async (send, signal) => {
    const drafts = new Map<Language, string>()
    for (const language of wanted) {
      let answer = ''
      for await (const text of ai.write(draftPrompt(facts, language), signal)) {
        answer += text
        send('delta', { language, text })
      }
      drafts.set(language, htmlOf(answer))
    }
    send('done', { source: 'ai', notice: null, ...descriptions(drafts) })
  }

const descriptions = (drafts: ReadonlyMap<Language, string>) => ({
  descriptionEn: drafts.get('en') ?? null,
  descriptionDe: drafts.get('de') ?? null,
})
