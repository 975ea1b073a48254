import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GroupSwitcher } from './group-switcher.tsx'
import classes from './navigation.module.css'
import type { Section } from './navigation.ts'

type Props = { readonly sections: readonly Section[] }

export const SideNavigation = ({ sections }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  return sections.map(({ label, of, links }) => (
    <section key={label} aria-labelledby={`${id}-${label}`}>
      <h2 className={classes.section} id={`${id}-${label}`}>
        {t(`nav.${label}`, { name: of })}
      </h2>
      {label === 'group' && <GroupSwitcher />}
      {links.map(({ link, label: name, icon: Icon }) => (
        <Link key={name} {...link} className={classes.item}>
          <Icon size={18} stroke={1.6} aria-hidden />
          {t(`nav.${name}`)}
        </Link>
      ))}
    </section>
  ))
}
