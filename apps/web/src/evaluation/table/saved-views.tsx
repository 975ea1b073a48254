import { ActionIcon, Tooltip } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useToast } from '../../problems/use-toast.tsx'
import type { SavedView } from '../application.ts'
import { underway } from '../application.ts'
import { savedViewsQuery } from '../queries.ts'
import {
  asQuery,
  type EvaluationSearch,
  isNarrowed,
  isSameView,
  readSearch,
  readWanted,
  type Wanted,
} from '../search.ts'
import { SaveView } from './save-view.tsx'
import classes from './table.module.css'

type Props = { readonly search: EvaluationSearch }

/** Default and saved views. */
export const SavedViews = ({ search }: Props) => {
  const { t } = useTranslation('evaluation')
  const toast = useToast()
  const client = useQueryClient()
  const { data } = useQuery(savedViewsQuery)
  // A view does not save the search text.
  const { columns, text, ...wanted } = search
  const group = search.researchGroupId ? { researchGroupId: search.researchGroupId } : {}
  const own = (data?.items ?? []).map(view => ({ ...view, wanted: readWanted(view.query) }))
  const usual: readonly { readonly name: string; readonly wanted: Wanted }[] = [
    { name: t('views.all'), wanted: group },
    { name: t('views.unread'), wanted: { ...group, state: ['SENT'] } },
    { name: t('views.toRate'), wanted: { ...group, state: underway, unratedByMe: true } },
    { name: t('views.toRead'), wanted: { ...group, state: underway, toReadByMe: true } },
    { name: t('views.best'), wanted: { ...group, state: underway, sort: '-rating' } },
    { name: t('views.bestWeighted'), wanted: { ...group, state: underway, sort: '-weightedAverage' } },
  ]
  const restore = async ({ name, query }: SavedView): Promise<void> => {
    await dataOf(api.POST('/api/evaluation/views', { body: { name, query: asQuery(readWanted(query)) } }))
    await client.invalidateQueries(savedViewsQuery)
  }
  const forget = useAction({
    run: ({ viewId }: SavedView) =>
      dataOf(api.DELETE('/api/evaluation/views/{viewId}', { params: { path: { viewId } } })),
    stale: [savedViewsQuery.queryKey],
    after: (_, view) =>
      toast.undoable(t('views.forgotten', { name: view.name }), () => void restore(view).catch(toast.problem)),
  })
  const link = (name: string, target: Wanted) => (
    <Link
      to="/evaluation"
      search={readSearch({ ...target, columns })}
      className={classes.view}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isSameView(target, wanted) ? 'page' : undefined}
    >
      {name}
    </Link>
  )
  const isKnown = [...usual, ...own].some(each => isSameView(each.wanted, wanted))
  return (
    <nav className={classes.views} aria-label={t('views.title')}>
      {usual.map(({ name, wanted: target }) => (
        <span key={name}>{link(name, target)}</span>
      ))}
      {own.map(view => (
        <span key={view.viewId}>
          {link(view.name, view.wanted)}
          {isSameView(view.wanted, wanted) && (
            <Tooltip label={t('views.forget', { name: view.name })}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('views.forget', { name: view.name })}
                onClick={() => forget.mutate(view)}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </span>
      ))}
      {!isKnown && (isNarrowed(wanted) || wanted.sort) && <SaveView wanted={wanted} hasWords={text !== undefined} />}
    </nav>
  )
}
