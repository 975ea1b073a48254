import { useTranslation } from 'react-i18next'

type Choice = { readonly value: string; readonly label: string }

/** What a field offers. Until the choices are there the one that was made stands for itself, not as none at all. */
export const useChoices = (choices: readonly Choice[] | undefined, made: string | null): Choice[] => {
  const { t } = useTranslation('jobs')
  const waiting = made === null ? [] : [{ value: made, label: '…' }]
  return [{ value: '', label: t('editor.choose') }, ...(choices ?? waiting)]
}
