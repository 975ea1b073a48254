import { useTranslation } from 'react-i18next'
import { wordAt } from './word-at.ts'

/** Labels for recorded values; a value without a label is shown as it is. */
export const useTrailWords = () => {
  const { t } = useTranslation(['audit', 'jobs'])
  const { actions, fields, objects, states } = {
    actions: t('actions', { returnObjects: true }),
    fields: t('fields', { returnObjects: true }),
    objects: t('objects', { returnObjects: true }),
    states: t('states', { returnObjects: true }),
  }
  return {
    action: (object: string, action: string): string => wordAt(actions, object, action) ?? action,
    object: (object: string): string => wordAt(objects, object) ?? object,
    state: (object: string, state: string): string => wordAt(states, object, state) ?? state,
    /** Some fields are recorded by their column names; those of positions may have the words of their form alone. */
    field: (column: string): string => {
      const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return wordAt(fields, name) ?? wordAt(t('jobs:editor', { returnObjects: true }), name) ?? column
    },
  }
}
