import { useTranslation } from 'react-i18next'
import { api, take } from '../api/client.ts'
import { useDeed } from '../api/use-deed.ts'
import { useTabDraft } from '../parts/use-tab-draft.ts'
import type { Template, Words } from './queries.ts'

/** Between two tags a line break says nothing. */
const wordsOf = ({ subject, body }: Words): Words => ({ subject, body: body.replaceAll(/>\s*\n\s*</g, '><') })

/** The words of a letter while they are written; they are kept when asked, since letters go out with them at once. */
export const useTemplate = (template: Template) => {
  const { t } = useTranslation('templates')
  const { templateId, researchGroupId, type, language, version } = template
  const first = wordsOf(template)
  const { draft, base, isChanged, change, settle } = useTabDraft({
    key: `letter.${researchGroupId}.${type}.${language}`,
    first,
    version: version ?? undefined,
  })
  const save = useDeed({
    run: async () => {
      const made = await (templateId === null
        ? take(
            api.POST('/api/research-groups/{researchGroupId}/email-templates', {
              params: { path: { researchGroupId } },
              body: { type, language, ...draft },
            }),
          )
        : take(
            api.PUT('/api/email-templates/{templateId}', {
              params: { path: { templateId } },
              body: { ...draft, ...(base !== undefined && { version: base }) },
            }),
          ))
      settle(wordsOf(made), made.version ?? undefined)
    },
    said: t('editor.saved'),
    stale: [['templates', researchGroupId]],
    isQuiet: true,
  })
  return {
    draft,
    isChanged,
    change,
    save,
    /** Back to what is sent now. */
    discard: (): Words => {
      settle(first, version ?? undefined)
      save.reset()
      return first
    },
  }
}
