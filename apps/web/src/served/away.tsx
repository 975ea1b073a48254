import type { Asked } from './asked.ts'

/** In the place of any page while the service cannot reach its data. */
export const Away = ({ asked: { words } }: { readonly asked: Asked }) => (
  <>
    <div className="served-head">
      <h1>{words.app('away.title')}</h1>
      <p className="served-lead">{words.app('away.text')}</p>
    </div>
    {/* Leads to the same address. */}
    <a className="served-link" href="">
      {words.app('again')}
    </a>
  </>
)
