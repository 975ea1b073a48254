import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LetterList } from '../../jobs/consequences/letter-list.tsx'
import { consequencesQuery } from '../../jobs/consequences/queries.ts'

type Props = {
  readonly jobId: string
  /** The one who is accepted. */
  readonly applicationId: string
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

/** Accepting may fill the position; says first how many other applicants that rejects, and who is written to. */
export const FillJob = ({ jobId, applicationId, isChosen, onChange }: Props) => {
  const { t } = useTranslation('evaluation')
  const { data } = useQuery(consequencesQuery(jobId, 'fill', applicationId))
  return (
    <>
      <Checkbox
        label={t('decide.closeJob')}
        description={data && t('decide.closeJobHint', { count: data.underway })}
        checked={isChosen}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      {isChosen && data && <LetterList letters={data.letters} />}
    </>
  )
}
