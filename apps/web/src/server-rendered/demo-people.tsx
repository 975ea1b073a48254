import classes from '../start/start.module.css'
import type { PageContext, SignIn } from './page-context.ts'

type Props = { readonly context: PageContext; readonly people: SignIn['demoPeople'] }

/** The demo people; the client turns each into a button. */
export const DemoPeople = ({ context: { words }, people }: Props) => {
  const t = words.start
  return (
    <section className={classes.section} aria-labelledby="demo">
      <h2 id="demo">{t('demo.title')}</h2>
      <p className="ssr-lead">{t('demo.lead')}</p>
      <div className={classes.people}>
        {people.map(({ email, firstName, lastName, role }) => (
          <div key={email} className={classes.person}>
            <div className="ssr-person">
              <strong>{t(`demo.${role}.role`)}</strong>
              <span>
                {firstName} {lastName}
              </span>
            </div>
            <span className="ssr-small">{t(`demo.${role}.first`)}</span>
            <span className={classes.enter}>{t('demo.enter', { name: firstName })}</span>
          </div>
        ))}
      </div>
    </section>
  )
}
