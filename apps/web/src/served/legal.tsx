import type { Asked } from './asked.ts'

type Props = { readonly asked: Asked; readonly page: 'privacy' | 'imprint' }

export const Legal = ({ asked: { site, words }, page }: Props) => {
  const t = words.start
  const address = site[page]
  return (
    <>
      <div className="served-head">
        <h1>{t(`${page}.title`)}</h1>
      </div>
      <p className="served-text">
        {t(address === null ? `${page}.text` : `${page}.own`)} {address && <a href={address}>{address}</a>}
      </p>
    </>
  )
}
