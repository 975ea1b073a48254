import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'

export type Linked = { readonly ref?: Ref<HTMLAnchorElement>; readonly children?: ReactNode }

/** Typed links to our own pages, in the shapes they have. */
export const TextLink = createLink((props: AnchorProps & Linked) => (
  <Anchor inherit={props.size === undefined} {...props} />
))
export const ButtonLink = createLink((props: ButtonProps & Linked) => <Button component="a" {...props} />)
