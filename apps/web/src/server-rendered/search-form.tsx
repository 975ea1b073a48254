import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  readonly action: string
  readonly label: string
  readonly hint: string
  readonly value?: string | null
  readonly children?: ReactNode
}

export const searchForm = 'search'

/** A plain form, which works without the client. */
export const SearchForm = ({ action, label, hint, value, children }: Props) => (
  <form id={searchForm} action={action}>
    <div className="ssr-field">
      <IconSearch size={20} stroke={1.6} aria-hidden />
      <input
        type="search"
        name="query"
        aria-label={label}
        placeholder={hint}
        defaultValue={value ?? ''}
        maxLength={200}
        autoComplete="off"
      />
    </div>
    {children}
  </form>
)
