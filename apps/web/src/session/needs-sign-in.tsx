import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { type Me, useMe } from './me.ts'
import { NoAccess } from './no-access.tsx'
import { PleaseSignIn } from './please-sign-in.tsx'

type Props = {
  readonly may: (me: Me) => boolean
  /** Rendered above every page. */
  readonly children?: ReactNode
}

/** Shows its pages to people who may see them, and a way forward to others. */
export const Needs = ({ may, children }: Props) => {
  const { me, isSignedIn, error } = useMe()
  if (!isSignedIn) return <PleaseSignIn />
  if (error) return <ProblemNotice error={error} />
  if (me === undefined) return <PageSkeleton />
  if (!may(me)) return <NoAccess />
  return (
    <>
      {children}
      <Outlet />
    </>
  )
}

export const NeedsSignIn = () => <Needs may={() => true} />
