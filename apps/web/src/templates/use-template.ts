import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useTabDraft } from '../parts/use-tab-draft.ts'
import type { Template, Words } from './queries.ts'

/** Line breaks between tags have no meaning. */
const wordsOf = ({ subject, body }: Words): Words => ({ subject, body: body.replaceAll(/>\s*\n\s*</g, '><') })

/** A template in the editor. It saves on request, because letters use it at once. */
export const useTemplate = (template: Template) => {
  const { t } = useTranslation('templates')
  const { templateId, researchGroupId, type, language, version } = template
  const first = wordsOf(template)
  const { draft, base, isChanged, change, settle, rebase } = useTabDraft({
    key: `letter.${researchGroupId}.${type}.${language}`,
    first,
    version: version ?? undefined,
  })
  const save = useAction({
    run: async () => {
      const made = await (templateId === null
        ? dataOf(
            api.POST('/api/research-groups/{researchGroupId}/email-templates', {
              params: { path: { researchGroupId } },
              body: { type, language, ...draft },
            }),
          )
        : dataOf(
            api.PUT('/api/email-templates/{templateId}', {
              params: { path: { templateId } },
              body: { ...draft, ...(base !== undefined && { version: base }) },
            }),
          ))
      settle(wordsOf(made), made.version ?? undefined)
    },
    message: t('editor.saved'),
    stale: [['templates', researchGroupId]],
    isQuiet: true,
  })
  return {
    draft,
    isChanged,
    change,
    save,
    /** Somebody else has saved another text since this one was begun. */
    isBehind: isChanged && base !== (version ?? undefined),
    keepMine: (): void => rebase(version ?? undefined),
    /** Returns to the saved text. */
    discard: (): Words => {
      settle(first, version ?? undefined)
      save.reset()
      return first
    },
  }
}
