import type { ReactNode } from 'react'
import { useFormat } from '../../language/format.ts'
import type { Line } from '../application.ts'
import type { Column, SortField } from '../search.ts'
import { CommentsCell, GradeCell, LettersCell, RatingCell, StateCell, WeightedCell } from './cells.tsx'

type Props = { readonly line: Line }

const Submitted = ({ line: { submittedAt } }: Props) => {
  const format = useFormat()
  return (
    <time dateTime={submittedAt} title={format.instant(submittedAt)}>
      {format.dayOf(submittedAt)}
    </time>
  )
}

type Shown = { readonly sort?: SortField; readonly cell: (line: Line) => ReactNode }

export const columnTable = {
  job: { sort: 'job', cell: line => line.jobTitle },
  state: { sort: 'state', cell: line => <StateCell line={line} /> },
  rating: { sort: 'rating', cell: line => <RatingCell line={line} /> },
  weighted: { sort: 'weightedAverage', cell: line => <WeightedCell line={line} /> },
  grade: { sort: 'grade', cell: line => <GradeCell line={line} /> },
  letters: { cell: line => <LettersCell line={line} /> },
  comments: { cell: line => <CommentsCell line={line} /> },
  submitted: { sort: 'submittedAt', cell: line => <Submitted line={line} /> },
  email: { cell: line => line.email },
  group: { cell: line => line.researchGroupName },
} as const satisfies Readonly<Record<Column, Shown>>

export const sortOf = (column: Column): SortField | undefined => (columnTable[column] satisfies Shown as Shown).sort
