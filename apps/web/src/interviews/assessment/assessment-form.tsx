import { Alert, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { useAction } from '../../api/use-action.ts'
import { useTabDraft } from '../../parts/use-tab-draft.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { type IntervieweeDetail, intervieweeQuery, type Process } from '../queries.ts'
import classes from './assessment.module.css'
import { GradeField } from './grade-field.tsx'

type Props = { readonly process: Process; readonly person: IntervieweeDetail }
type Draft = {
  readonly overall: number | null
  readonly criteria: Readonly<Record<string, number>>
  readonly notes: string
}

const draftOf = ({ mine }: IntervieweeDetail): Draft => ({
  overall: mine?.overall ?? null,
  criteria: Object.fromEntries(mine?.criteria.map(({ name, value }) => [name, value]) ?? []),
  notes: mine?.notes ?? '',
})

/** Has a button, because submitting reveals the others' assessments. */
export const AssessmentForm = ({ process, person }: Props) => {
  const { t } = useTranslation(['interviews', 'app'])
  const client = useQueryClient()
  const { intervieweeId, mine } = person
  const { draft, base, isChanged, change, settle } = useTabDraft<Draft>({
    key: `assessment.${intervieweeId}`,
    first: draftOf(person),
    version: mine?.version,
  })
  const give = useAction({
    run: async ({ overall, criteria, notes }: Draft) => {
      if (overall === null) throw new Error('An assessment needs an overall grade.')
      const made = await dataOf(
        api.PUT('/api/interviews/interviewees/{intervieweeId}/assessments/mine', {
          params: { path: { intervieweeId } },
          body: {
            overall,
            notes,
            criteria: process.criteria.flatMap(({ name }) => {
              const value = criteria[name]
              return value === undefined ? [] : [{ name, value }]
            }),
            ...(base !== undefined && { version: base }),
          },
        }),
      )
      settle({ overall, criteria, notes: made.notes }, made.version)
    },
    message: t('assessment.given'),
    stale: [['interviews']],
    isQuiet: true,
  })
  const loadNewer = async (): Promise<void> => {
    settle(draftOf(person), mine?.version)
    give.reset()
    await client.invalidateQueries({ queryKey: intervieweeQuery(intervieweeId).queryKey })
  }
  const isOld = isProblem(give.error, 'VERSION_CONFLICT')
  return (
    <section className={classes.card} aria-labelledby="my-assessment">
      <Title order={2} size="h3" id="my-assessment">
        {t('assessment.mine')}
      </Title>
      {process.independentAssessments && !mine && (
        <Text size="sm" c="dimmed">
          {t('assessment.independent')}
        </Text>
      )}
      <Stack mt="md">
        <GradeField label={t('assessment.overall')} value={draft.overall} onChange={overall => change({ overall })} />
        {process.criteria.map(({ name, guidance }) => (
          <GradeField
            key={name}
            label={name}
            hint={guidance}
            value={draft.criteria[name] ?? null}
            onChange={value => change({ criteria: { ...draft.criteria, [name]: value } })}
          />
        ))}
        <Textarea
          label={t('assessment.notes')}
          autosize
          minRows={4}
          maxLength={10_000}
          value={draft.notes}
          onChange={event => change({ notes: event.currentTarget.value })}
        />
        {isOld && (
          <Alert color="orange" role="alert">
            {t('assessment.newer')}
            <Button size="xs" mt="xs" variant="default" display="block" onClick={() => void loadNewer()}>
              {t('assessment.loadNewer')}
            </Button>
          </Alert>
        )}
        {give.error && !isOld && <ProblemNotice error={give.error} />}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {isChanged ? t('assessment.unsaved') : mine && t('app:allSaved')}
          </Text>
          <Button
            disabled={draft.overall === null || !isChanged}
            loading={give.isPending}
            onClick={() => give.mutate(draft)}
          >
            {t(mine ? 'assessment.change' : 'assessment.give')}
          </Button>
        </Group>
      </Stack>
    </section>
  )
}
