import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LogoMark } from './logo-mark.tsx'
import classes from './shell.module.css'
import { site } from './site.ts'

export const Logo = () => (
  <Link to="/" className={classes.logo}>
    <Group gap={10} wrap="nowrap">
      <LogoMark logo={site.logo} />
      <Text component="span" className={classes.name}>
        {site.name}
      </Text>
    </Group>
  </Link>
)
