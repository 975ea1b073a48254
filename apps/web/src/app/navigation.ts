import {
  type Icon,
  IconActivityHeartbeat,
  IconAddressBook,
  IconBooks,
  IconBriefcase,
  IconCalendarEvent,
  IconDatabase,
  IconFileDescription,
  IconHistory,
  IconHome,
  IconInbox,
  IconMailCog,
  IconMailX,
  IconPhoto,
  IconSchool,
  IconSettings,
  IconShieldLock,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import { isAdmin, type Me, membershipOf } from '../session/me.ts'
import type words from './words.en.ts'

type NavigationLink = {
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>
  readonly label: keyof (typeof words)['nav']
  readonly icon: Icon
}
export type Section = {
  readonly label: 'group' | 'visited' | 'admin' | 'own'
  /** The group, if the person is not a member of it. */
  readonly of?: string
  readonly links: readonly NavigationLink[]
}

/** The pages of a group; evaluation, interviews and letters are for its members only. */
const groupLinks = (groupId: string, { isMember, mayRead }: { isMember: boolean; mayRead: boolean }) => {
  const params = { groupId }
  const links: readonly (NavigationLink | false)[] = [
    { link: { to: '/groups/$groupId/home', params }, label: 'groupHome', icon: IconHome },
    isMember && {
      link: { to: '/evaluation', search: { researchGroupId: groupId } },
      label: 'evaluation',
      icon: IconInbox,
    },
    { link: { to: '/groups/$groupId/positions', params }, label: 'groupPositions', icon: IconBriefcase },
    isMember && {
      link: { to: '/groups/$groupId/interviews', params },
      label: 'interviews',
      icon: IconCalendarEvent,
    },
    isMember && { link: { to: '/groups/$groupId/letters', params }, label: 'templates', icon: IconMailCog },
    { link: { to: '/groups/$groupId/banners', params }, label: 'banners', icon: IconPhoto },
    { link: { to: '/groups/$groupId/members', params }, label: 'members', icon: IconUsers },
    { link: { to: '/groups/$groupId/data', params }, label: 'groupData', icon: IconSettings },
    mayRead && { link: { to: '/groups/$groupId/history', params }, label: 'history', icon: IconHistory },
  ]
  return links.filter(link => link !== false)
}

/** The pages of everybody who may apply. */
const ownLinks: readonly NavigationLink[] = [
  { link: { to: '/applications' }, label: 'applications', icon: IconFileDescription },
  { link: { to: '/my/profile' }, label: 'profile', icon: IconUserCircle },
  { link: { to: '/my-data' }, label: 'myData', icon: IconDatabase },
]

const adminLinks: readonly NavigationLink[] = [
  { link: { to: '/admin/groups' }, label: 'adminGroups', icon: IconUsersGroup },
  { link: { to: '/admin/people' }, label: 'adminPeople', icon: IconAddressBook },
  { link: { to: '/admin/positions' }, label: 'adminPositions', icon: IconBriefcase },
  { link: { to: '/admin/applications' }, label: 'adminApplications', icon: IconFileDescription },
  { link: { to: '/admin/schools' }, label: 'adminSchools', icon: IconSchool },
  { link: { to: '/admin/catalogues' }, label: 'adminCatalogues', icon: IconBooks },
  { link: { to: '/admin/banners' }, label: 'adminBanners', icon: IconPhoto },
  { link: { to: '/admin/letters' }, label: 'adminLetters', icon: IconMailX },
  { link: { to: '/admin/legal-holds' }, label: 'adminLegalHolds', icon: IconShieldLock },
  { link: { to: '/admin/audit' }, label: 'adminAudit', icon: IconHistory },
  { link: { to: '/admin/system' }, label: 'adminSystem', icon: IconActivityHeartbeat },
]

/** A group that an administrator looks at without being a member. */
export type Visited = { readonly researchGroupId: string; readonly name: string }

const visitedSection = ({ researchGroupId, name }: Visited): Section => ({
  label: 'visited',
  of: name,
  links: groupLinks(researchGroupId, { isMember: false, mayRead: true }),
})

/** The links at the side; nobody sees a link to a page that is closed to them. */
export const sectionsOf = (me: Me | undefined, visited?: Visited): readonly Section[] => {
  const groupId = me?.researchGroup?.researchGroupId
  const mayRead = isAdmin(me) || membershipOf(me, groupId)?.role === 'PROFESSOR'
  return [
    ...(visited ? [visitedSection(visited)] : []),
    ...(groupId ? [{ label: 'group' as const, links: groupLinks(groupId, { isMember: true, mayRead }) }] : []),
    ...(isAdmin(me) ? [{ label: 'admin' as const, links: adminLinks }] : []),
    ...(me?.roles.includes('APPLICANT') ? [{ label: 'own' as const, links: ownLinks }] : []),
  ]
}
