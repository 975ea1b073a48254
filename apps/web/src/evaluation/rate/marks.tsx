import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../parts/single-keys.ts'
import { type Mark, marks, signed } from '../application.ts'
import classes from './rate.module.css'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly value: number | null
  readonly onChange: (mark: Mark) => void
  readonly isLarge?: boolean
  readonly isDisabled?: boolean
}

/** Marks from −2 to +2. */
export const Marks = ({ label, hint, value, onChange, isLarge = false, isDisabled = false }: Props) => {
  const { t } = useTranslation('evaluation')
  const id = useId()
  const shortcut = useShortcut()
  return (
    <fieldset className={classes.marks} data-large={isLarge || undefined} disabled={isDisabled}>
      <legend>
        {label}
        {hint && (
          <span className={classes.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </legend>
      <div className={classes.markRow}>
        {marks.map((mark, index) => (
          <label key={mark} className={classes.mark} data-mark={mark} title={t(`mark.${mark}`)}>
            <input
              type="radio"
              name={id}
              checked={value === mark}
              onChange={() => onChange(mark)}
              aria-label={`${signed(mark)}, ${t(`mark.${mark}`)}`}
              aria-describedby={hint ? `${id}-hint` : undefined}
              aria-keyshortcuts={isLarge ? shortcut(String(index + 1)) : undefined}
            />
            <span aria-hidden>{signed(mark)}</span>
          </label>
        ))}
      </div>
      {isLarge && value !== null && (
        <p className={classes.said} aria-hidden>
          {marks.map(mark => mark === value && t(`mark.${mark}`))}
        </p>
      )}
    </fieldset>
  )
}
