import { Table, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../language/language.ts'
import { useLetterName } from '../letters/kinds.ts'
import { PageHead } from '../parts/page-head.tsx'
import { chapters, typesOf } from './letters.ts'
import { templatesQuery } from './queries.ts'
import { TemplateLink } from './template-link.tsx'
import classes from './templates.module.css'

const route = getRouteApi('/members-only/groups/$groupId/letters')

export const ListPage = () => {
  const { t } = useTranslation('templates')
  const letterName = useLetterName()
  const { groupId } = route.useParams()
  const { data } = useSuspenseQuery(templatesQuery(groupId))
  return (
    <>
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      {chapters.map(chapter => (
        <section key={chapter} className={classes.chapter} aria-labelledby={`chapter-${chapter}`}>
          <Title order={2} size="h3" id={`chapter-${chapter}`}>
            {t(`chapter.${chapter}`)}
          </Title>
          <Table className={classes.table ?? ''} verticalSpacing="xs" aria-labelledby={`chapter-${chapter}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('list.letter')}</Table.Th>
                {languages.map(language => (
                  <Table.Th key={language} className={classes.language ?? ''}>
                    {languageNames[language]}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {typesOf(chapter).map(type => (
                <Table.Tr key={type}>
                  <Table.Th fw={500} scope="row">
                    {letterName(type)}
                  </Table.Th>
                  {languages.map(language => (
                    <Table.Td key={language}>
                      <TemplateLink
                        groupId={groupId}
                        type={type}
                        language={language}
                        template={data.items.find(each => each.type === type && each.language === language)}
                      />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
    </>
  )
}
