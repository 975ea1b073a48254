import { useTranslation } from 'react-i18next'

type Choice = { readonly value: string; readonly label: string }

/** The options of a select. Until they have loaded, the chosen code is its own label. */
export const useChoices = (choices: readonly Choice[] | undefined, made: string | null): Choice[] => {
  const { t } = useTranslation('jobs')
  const waiting = made === null ? [] : [{ value: made, label: '…' }]
  return [{ value: '', label: t('editor.choose') }, ...(choices ?? waiting)]
}
