import { Alert, List, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureOf } from '../../images/picture.ts'
import { useLanguage } from '../../language/use-language.ts'
import { TextLink } from '../../parts/links.tsx'
import { useReader } from '../reader.ts'
import classes from './advert.module.css'
import { Description } from './description.tsx'
import { Facts } from './facts.tsx'
import type { Shown } from './shown.ts'

type Props = {
  readonly job: Shown
  readonly actions?: ReactNode
  readonly notice?: string | undefined
  /** Part of a page with its own heading, and with less room. */
  readonly isPart?: boolean
}

export const Advert = ({ job, actions, notice, isPart = false }: Props) => {
  const reader = useReader()
  const group = (
    <TextLink to="/groups/$groupId" params={{ groupId: job.researchGroupId }} inherit>
      {job.researchGroupName}
    </TextLink>
  )
  return (
    <article className={`${classes.advert} ${isPart ? classes.part : ''}`}>
      {job.bannerId && <img className={classes.banner} src={pictureOf(job.bannerId, 1600)} alt="" />}
      <header className={classes.head}>
        {notice && (
          <Alert variant="light" mb="lg">
            {notice}
          </Alert>
        )}
        <Title order={isPart ? 2 : 1}>{job.title}</Title>
        <p className={classes.group}>{job.researchGroupName}</p>
      </header>
      <aside className={classes.facts}>
        {actions}
        <Facts job={job} reader={reader} group={group} />
      </aside>
      <div className={classes.text}>
        <Description en={job.descriptionEn} de={job.descriptionDe} />
        <Questions questions={job.questions} />
      </div>
    </article>
  )
}

type QuestionsProps = { readonly questions: Shown['questions'] }

const Questions = ({ questions }: QuestionsProps) => {
  const { t } = useTranslation('jobs')
  const language = useLanguage()
  if (questions.length === 0) return null
  return (
    <section>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {t('advert.questions')}
      </Title>
      <List withPadding>
        {questions.map(({ questionId, textEn, textDe }) => (
          <List.Item key={questionId}>{language === 'de' ? textDe || textEn : textEn || textDe}</List.Item>
        ))}
      </List>
    </section>
  )
}
