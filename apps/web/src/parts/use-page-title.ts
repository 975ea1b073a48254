import { useEffect } from 'react'
import { site } from '../app/site.ts'

/** Names the page in the tab and for screen readers. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} · ${site.name}` : site.name
  }, [title])
}
