import type { PageContext } from './page-context.ts'

type Props = { readonly context: PageContext; readonly page: 'privacy' | 'imprint' }

export const Legal = ({ context: { site, words }, page }: Props) => {
  const t = words.start
  const address = site[page]
  return (
    <>
      <div className="ssr-head">
        <h1>{t(`${page}.title`)}</h1>
      </div>
      <p className="ssr-text">
        {t(address === null ? `${page}.text` : `${page}.own`)} {address && <a href={address}>{address}</a>}
      </p>
    </>
  )
}
