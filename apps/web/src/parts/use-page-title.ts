import { useEffect } from 'react'
import { site } from '../app/site.ts'

/** For the tab and screen readers. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} · ${site.name}` : site.name
  }, [title])
}
