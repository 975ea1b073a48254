import { useTranslation } from 'react-i18next'
import { PageMessage } from '../app/page-message.tsx'
import type { RefereePage } from './queries.ts'

type Props = { readonly page: RefereePage }

/** Says why there is nothing to do. */
export const NothingToDo = ({ page: { state, refereeName, applicantName, jobTitle } }: Props) => {
  const { t } = useTranslation('references')
  const told = { referee: refereeName, applicant: applicantName, job: jobTitle }
  const shown = state === 'REQUESTED' ? 'ADDED' : state
  return <PageMessage title={t(`over.${shown}.title`, told)} text={t(`over.${shown}.text`, told)} />
}
