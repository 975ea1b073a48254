import type { Asked } from './asked.ts'

/** Shown instead of any page while the database is unreachable. */
export const Away = ({ asked: { words } }: { readonly asked: Asked }) => (
  <>
    <div className="served-head">
      <h1>{words.app('away.title')}</h1>
      <p className="served-lead">{words.app('away.text')}</p>
    </div>
    {/* Links to the same address. */}
    <a className="served-link" href="">
      {words.app('again')}
    </a>
  </>
)
