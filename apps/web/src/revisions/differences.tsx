import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../jobs/editor/draft.ts'
import { Difference } from './difference.tsx'
import { differing } from './fields.ts'
import classes from './revisions.module.css'
import { useFieldText } from './use-field-text.ts'

type Props = { readonly groupId: string; readonly before: Draft; readonly after: Draft }

export const Differences = ({ groupId, before, after }: Props) => {
  const { t } = useTranslation('revisions')
  const { nameOf } = useFieldText(groupId)
  const changed = differing(before, after)
  if (changed.length === 0) return <Text>{t('compare.same')}</Text>
  return (
    <div className={classes.fields}>
      {changed.map(field => (
        <section key={field} className={classes.field} aria-label={nameOf(field)}>
          <Title order={3} size="h5" className={classes.name ?? ''}>
            {nameOf(field)}
          </Title>
          <Difference groupId={groupId} field={field} before={before} after={after} />
        </section>
      ))}
    </div>
  )
}
