import { ActionIcon, Button, Text } from '@mantine/core'
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../parts/links.tsx'
import { useShortcut } from '../../parts/single-keys.ts'
import { KeysButton } from '../keys/keys-button.tsx'
import type { EvaluationSearch } from '../search.ts'
import classes from './reader.module.css'
import type { Walk } from './use-walk.ts'

export const panes = ['list', 'dossier', 'judge'] as const
export type Pane = (typeof panes)[number]

type Props = {
  readonly walk: Walk
  readonly search: EvaluationSearch
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
  readonly onKeys: () => void
}

export const ReaderBar = ({ walk, search, pane, onPane, onKeys }: Props) => {
  const { t } = useTranslation('evaluation')
  const shortcut = useShortcut()
  const { index, total, nextId, previousId, go } = walk
  return (
    <div className={classes.bar}>
      <ButtonLink
        to="/evaluation"
        search={search}
        variant="subtle"
        color="gray"
        size="compact-md"
        leftSection={<IconArrowLeft size={17} aria-hidden />}
      >
        {t('title')}
      </ButtonLink>
      <div className={classes.panes} role="group" aria-label={t('reader.panes')}>
        {panes.map(each => (
          <Button
            key={each}
            size="compact-sm"
            variant={pane === each ? 'light' : 'subtle'}
            color={pane === each ? 'accent' : 'gray'}
            aria-pressed={pane === each}
            data-pane={each}
            onClick={() => onPane(each)}
          >
            {t(`reader.${each}`)}
          </Button>
        ))}
      </div>
      <div className={classes.way}>
        {index >= 0 && total !== undefined && (
          <Text size="sm" c="dimmed" mr={4}>
            {t('reader.position', { number: index + 1, total })}
          </Text>
        )}
        <ActionIcon
          variant="default"
          size="lg"
          disabled={previousId === undefined}
          aria-label={t('reader.previous')}
          title={shortcut('k') ? `${t('reader.previous')} (K)` : t('reader.previous')}
          aria-keyshortcuts={shortcut('k')}
          onClick={() => go(previousId)}
        >
          <IconChevronUp size={19} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          disabled={nextId === undefined}
          aria-label={t('reader.next')}
          title={shortcut('j') ? `${t('reader.next')} (J)` : t('reader.next')}
          aria-keyshortcuts={shortcut('j')}
          onClick={() => go(nextId)}
        >
          <IconChevronDown size={19} aria-hidden />
        </ActionIcon>
        <span className={classes.keys}>
          <KeysButton onClick={onKeys} />
        </span>
      </div>
    </div>
  )
}
