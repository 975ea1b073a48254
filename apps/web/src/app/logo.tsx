import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './logo.module.css'
import { LogoMark } from './logo-mark.tsx'
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
