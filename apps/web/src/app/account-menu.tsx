import { Avatar, Menu, type MenuItemProps, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLogout, IconSettings, IconUsersPlus } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMyName } from '../applicants/use-my-name.ts'
import type { Linked } from '../parts/links.tsx'
import { isAllSent } from '../session/all-sent.ts'
import type { Me } from '../session/me.ts'
import { signOut } from '../session/sign-in.ts'
import classes from './shell.module.css'

const MenuLink = createLink((props: MenuItemProps & Linked) => <Menu.Item component="a" {...props} />)

type Props = { readonly me: Me }

export default function AccountMenu({ me }: Props) {
  const { t } = useTranslation()
  const named = useMyName(me)
  const name = named ? `${named.firstName} ${named.lastName}`.trim() : me.email
  const leave = async (): Promise<void> => {
    if ((await isAllSent()) || confirm(t('header.unsent'))) await signOut()
  }
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.account ?? ''}>
          <Avatar name={name} color="accent" radius="xl" size={36} alt="" />
          <VisuallyHidden>{t('header.account', { name })}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {name}
          </Text>
          <Text size="xs" truncate>
            {me.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <MenuLink to="/my/settings" leftSection={<IconSettings size={17} stroke={1.6} aria-hidden />}>
          {t('header.settings')}
        </MenuLink>
        <MenuLink to="/groups/request" leftSection={<IconUsersPlus size={17} stroke={1.6} aria-hidden />}>
          {t('nav.requestGroup')}
        </MenuLink>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={17} stroke={1.6} aria-hidden />} onClick={() => void leave()}>
          {t('header.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
