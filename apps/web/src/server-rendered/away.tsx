import type { PageContext } from './page-context.ts'

/** Shown instead of any page while the database is unreachable. */
export const Away = ({ context: { words } }: { readonly context: PageContext }) => (
  <>
    <div className="ssr-head">
      <h1>{words.app('away.title')}</h1>
      <p className="ssr-lead">{words.app('away.text')}</p>
    </div>
    {/* Links to the same address. */}
    <a className="ssr-link" href="">
      {words.app('again')}
    </a>
  </>
)
