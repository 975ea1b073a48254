import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'

export type Linked = { readonly ref?: Ref<HTMLAnchorElement>; readonly children?: ReactNode }

/** Typed links in the shapes of our components. */
export const TextLink = createLink((props: AnchorProps & Linked) => (
  <Anchor inherit={props.size === undefined} {...props} />
))
export const ButtonLink = createLink((props: ButtonProps & Linked) => <Button component="a" {...props} />)
