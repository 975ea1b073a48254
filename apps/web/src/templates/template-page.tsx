import { SegmentedControl } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '../app/not-found.tsx'
import { languageNames, languages } from '../language/language.ts'
import { useLetterName } from '../letters/kinds.ts'
import { TextLink } from '../parts/links.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { letterLanguageOf } from './letters.ts'
import { templateQuery } from './queries.ts'
import { TemplateEditor } from './template-editor.tsx'

const route = getRouteApi('/members-only/groups/$groupId/letters/$type/$language')

export const TemplatePage = () => {
  const { t } = useTranslation('templates')
  const letterName = useLetterName()
  const { groupId, type, language } = route.useParams()
  const navigate = route.useNavigate()
  const { data } = useSuspenseQuery(templateQuery(groupId, type, language))
  const template = data.items[0]
  if (template === undefined) return <NotFound />
  const turn = (wanted: string): void => {
    const next = letterLanguageOf(wanted)
    if (next) void navigate({ params: { groupId, type, language: next } })
  }
  return (
    <>
      <TextLink to="/groups/$groupId/letters" params={{ groupId }} size="sm" display="inline-flex" mb="md">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('editor.back')}
      </TextLink>
      <PageHead
        title={letterName(type)}
        actions={
          <SegmentedControl
            aria-label={t('editor.language')}
            value={language}
            onChange={turn}
            data={languages.map(each => ({ value: each, label: languageNames[each] }))}
          />
        }
      />
      <TemplateEditor key={`${groupId} ${type} ${language} ${template.version}`} template={template} />
    </>
  )
}
