import { useEffect } from 'react'

/** Tells search engines what the page is about. */
export const useJsonLd = (data: unknown): void => {
  useEffect(() => {
    if (!data) return
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(data)
    document.head.append(script)
    return () => script.remove()
  }, [data])
}
