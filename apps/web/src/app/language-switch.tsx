import { Button } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addressIn } from '../language/address.ts'
import { keepLanguage, languageNames, otherThan } from '../language/language.ts'
import { useLanguage } from '../language/use-language.ts'
import { changeMyLanguage } from '../people/change-me.ts'
import { session } from '../session/session.ts'
import classes from './shell.module.css'

/** Public pages have an address per language; every other page changes in place. */
export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation()
  const other = otherThan(useLanguage())
  const address = useRouterState({
    select: ({ location: { pathname, searchStr } }) => {
      const path = addressIn(other, pathname)
      return path && `${path}${searchStr}`
    },
  })
  const change = async (event: MouseEvent): Promise<void> => {
    const isSignedIn = session.get().state === 'signed-in'
    keepLanguage(other)
    if (address === undefined) {
      await i18n.changeLanguage(other)
      if (isSignedIn) await changeMyLanguage(other)
    } else if (isSignedIn) {
      event.preventDefault()
      await changeMyLanguage(other).finally(() => location.assign(address))
    }
  }
  const look = {
    variant: 'subtle',
    color: 'gray',
    size: 'compact-sm',
    lang: other,
    title: t('header.languageHint'),
    onClick: (event: MouseEvent) => void change(event),
  } as const
  const name = (
    <>
      <span className={classes.wide}>{languageNames[other]}</span>
      <span className={classes.narrow}>{other.toUpperCase()}</span>
    </>
  )
  if (address === undefined) return <Button {...look}>{name}</Button>
  return (
    <Button {...look} component="a" href={address} hrefLang={other}>
      {name}
    </Button>
  )
}
