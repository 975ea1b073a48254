import type { ReactNode } from 'react'
import classes from './dossier.module.css'

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode }

export const Part = ({ id, title, children }: Props) => (
  <section className={classes.part} aria-labelledby={`part-${id}`}>
    <h2 id={`part-${id}`} tabIndex={-1} data-part={id}>
      {title}
    </h2>
    {children}
  </section>
)
