import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { abilities } from '../../references/queries.ts'
import type { Reference } from '../application.ts'
import classes from './dossier.module.css'

type Props = { readonly assessment: NonNullable<Reference['assessment']> }

const best = 5

export const Assessment = ({ assessment }: Props) => {
  const { t } = useTranslation('evaluation')
  const { recommendation, knownAs, comments } = assessment
  const marked = abilities.flatMap(ability => {
    const mark = assessment.abilities?.[ability]
    return mark === undefined ? [] : [{ ability, mark }]
  })
  return (
    <div className={classes.assessment}>
      {recommendation && (
        <p>
          <strong>{t(`assessment.${recommendation}`)}</strong>
        </p>
      )}
      {knownAs && <Text size="sm">{t('assessment.knownAs', { how: knownAs })}</Text>}
      {marked.length > 0 && (
        <dl className={classes.abilities}>
          {marked.map(({ ability, mark }) => (
            <div key={ability}>
              <dt>{t(`assessment.${ability}`)}</dt>
              <dd>
                <meter min={0} max={best} value={mark} aria-hidden />
                {t('assessment.mark', { mark, best })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {comments && <p className={classes.words}>{comments}</p>}
    </div>
  )
}
