import { useEffect } from 'react'

/** Tells search engines what the page is about, in the place of what the service said when the page was loaded. */
export const useJsonLd = (data: unknown): void => {
  useEffect(() => {
    if (!data) return
    document.head.querySelector('script[type="application/ld+json"]')?.remove()
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(data)
    document.head.append(script)
    return () => script.remove()
  }, [data])
}
