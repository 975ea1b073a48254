import classes from './logo.module.css'

const mark = 'M10 7v18M22 7 11 17l11 8'

type Props = { readonly logo: string | null }

/** The operator's logo, if there is one. */
export const LogoMark = ({ logo }: Props) =>
  logo === null ? (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
      <rect width="32" height="32" rx="8" className={classes.markGround} />
      <path d={mark} className={classes.mark} />
    </svg>
  ) : (
    <img src={logo} alt="" height={28} />
  )
