import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './shell.module.css'
import { site } from './site.ts'

const mark = 'M10 7v18M22 7 11 17l11 8'

export const Logo = () => (
  <Link to="/" className={classes.logo}>
    <Group gap={10} wrap="nowrap">
      {site.logo === null ? (
        <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
          <rect width="32" height="32" rx="8" className={classes.markGround} />
          <path d={mark} className={classes.mark} />
        </svg>
      ) : (
        <img src={site.logo} alt="" height={28} />
      )}
      <Text component="span" className={classes.name}>
        {site.name}
      </Text>
    </Group>
  </Link>
)
