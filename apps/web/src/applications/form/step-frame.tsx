import { Box, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './form.module.css'

type Props = {
  readonly title: string
  readonly hint: string
  /** Whether the person came from another step. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** Moves the focus to the heading, or to the field that a link names. */
export const StepFrame = ({ title, hint, takesFocus, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const hash = useLocation({ select: location => location.hash })
  useEffect(() => {
    const field = hash ? document.getElementById(hash) : null
    if (field) {
      field.scrollIntoView({ block: 'center' })
      field.focus({ preventScroll: true })
    } else if (takesFocus) heading.current?.focus()
  }, [hash, takesFocus])
  return (
    <section>
      <Title order={2} ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
        {title}
      </Title>
      <Text c="dimmed" mt={4} maw="var(--reading)">
        {hint}
      </Text>
      <Box mt="lg">{children}</Box>
    </section>
  )
}
