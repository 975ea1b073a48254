import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { useGrade } from '../../language/use-grade.ts'
import type { Mine } from '../queries.ts'

type Props = { readonly degree: Mine['profile']['degrees'][number] }

export const DegreeLine = ({ degree: { kind, name, university, grade, germanGrade } }: Props) => {
  const { t } = useTranslation(['applications', 'applicants'])
  const format = useFormat()
  const german = useGrade()
  const said = [t(`applicants:degree.kinds.${kind}`), name, university].join(', ')
  if (grade === null) return <Text>{said}</Text>
  return (
    <Text>
      {said} · {t('dossier.grade', { grade: format.number(grade) })}
      {germanGrade !== null && ` (${t('dossier.german', { grade: german(germanGrade) })})`}
    </Text>
  )
}
