import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '../../../language/language.ts'
import { useToast } from '../../../problems/use-toast.tsx'
import type { Draft } from '../draft.ts'
import type { Change } from '../use-writing.ts'
import { streamDraft, type Wish } from './stream-draft.ts'

type Texts = { readonly [L in Language]?: string }
/** What the editors show instead of their content; `isComing` while text arrives. */
export type Shown = { readonly texts: Texts; readonly isComing: boolean }

/** Cuts off an incomplete tag, which would show as text. */
const whole = (html: string): string => html.replace(/^\s*```\w*\n/, '').replace(/<[^>]*$/, '')

const textsOf = (wanted: readonly Language[], textOf: (language: Language) => string): Texts =>
  Object.fromEntries(wanted.map(language => [language, textOf(language)]))

/** Streams a draft into the editors; the previous text can be restored. */
export const useDrafting = ({ descriptionEn, descriptionDe }: Draft, change: Change) => {
  const { t } = useTranslation('jobs')
  const toast = useToast()
  const [shown, setShown] = useState<Shown>()
  const stop = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const put = (texts: Texts): void => {
    setShown({ texts, isComing: false })
    change({
      ...(texts.en !== undefined && { descriptionEn: texts.en }),
      ...(texts.de !== undefined && { descriptionDe: texts.de }),
    })
  }
  const write = async (wish: Wish): Promise<void> => {
    const wanted = languages.filter(language => wish.languages?.includes(language) ?? true)
    const before = textsOf(wanted, language => (language === 'en' ? descriptionEn : descriptionDe))
    const come = { en: '', de: '' }
    const abort = new AbortController()
    stop.current = abort
    setShown({ texts: textsOf(wanted, () => ''), isComing: true })
    try {
      const done = await streamDraft(
        wish,
        ({ language, text }) => {
          come[language] += text
          setShown({ texts: textsOf(wanted, each => whole(come[each])), isComing: true })
        },
        abort.signal,
      )
      put(textsOf(wanted, language => (language === 'en' ? done.descriptionEn : done.descriptionDe) ?? ''))
      toast.undoable(t(done.source === 'ai' ? 'assist.written' : 'assist.outlined'), () => put(before))
    } catch (error) {
      setShown({ texts: before, isComing: false })
      if (!abort.signal.aborted) toast.problem(error)
    }
  }
  return { shown, write, stop: () => stop.current?.abort() }
}
