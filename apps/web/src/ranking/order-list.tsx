import { ActionIcon, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useName } from '../evaluation/use-name.ts'
import { moved } from './moved.ts'
import type { Finalist } from './queries.ts'
import classes from './ranking.module.css'

type Props = {
  readonly finalists: readonly Finalist[]
  readonly ids: readonly string[]
  readonly mayOrder: boolean
  readonly onChange: (ids: readonly string[]) => void
}

/** Understood by this page alone. */
const kind = 'application/x-kolleg-finalist'

/** Props of what can be dragged. Every drag has a button that does the same. */
const drag = (id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent): void => {
    dataTransfer.setData(kind, id)
    dataTransfer.effectAllowed = 'move'
  },
})

/** The order, changed by dragging or with buttons, and those who have no place in it yet. */
export const OrderList = ({ finalists, ids, mayOrder, onChange }: Props) => {
  const { t } = useTranslation('ranking')
  const called = useName()
  const [said, setSaid] = useState('')
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    // A moved element loses the focus.
    if (pressed.current !== undefined) document.getElementById(pressed.current)?.focus()
    pressed.current = undefined
  }, [ids])
  const found = new Map(finalists.map(finalist => [finalist.applicationId, finalist]))
  const nameOf = (id: string): string => called(found.get(id))
  const move = (id: string, to: number, by?: 'up' | 'down'): void => {
    if (to < 0 || to > ids.length) return
    if (by !== undefined) pressed.current = `${by} ${id}`
    const next = moved(ids, id, to)
    setSaid(t('moved', { name: nameOf(id), place: next.indexOf(id) + 1, count: next.length }))
    onChange(next)
  }
  const remove = (id: string): void => {
    setSaid(t('removed', { name: nameOf(id) }))
    onChange(ids.filter(each => each !== id))
  }
  const unplaced = finalists.filter(({ applicationId }) => !ids.includes(applicationId))
  const dropOn = (place: number) => ({
    onDragOver: (event: DragEvent): void => {
      if (event.dataTransfer.types.includes(kind)) event.preventDefault()
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault()
      const id = event.dataTransfer.getData(kind)
      if (id !== '') move(id, Math.min(place, ids.includes(id) ? ids.length - 1 : ids.length))
    },
  })
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('order')}
      </Title>
      {ids.length === 0 && (
        <Text c="dimmed" mb="sm">
          {t('unordered')}
        </Text>
      )}
      <ol className={classes.order} aria-label={t('order')}>
        {ids.map((id, place) => (
          <li key={id} {...(mayOrder && { ...drag(id), ...dropOn(place) })}>
            {mayOrder && <IconGripVertical size={16} aria-hidden className={classes.grip} />}
            <span className={classes.place}>{place + 1}</span>
            <Text span fw={600} flex={1}>
              {nameOf(id)}
            </Text>
            {mayOrder && (
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  id={`up ${id}`}
                  variant="subtle"
                  color="gray"
                  aria-label={t('up', { name: nameOf(id) })}
                  aria-disabled={place === 0}
                  onClick={() => move(id, place - 1, 'up')}
                >
                  <IconArrowUp size={17} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  id={`down ${id}`}
                  variant="subtle"
                  color="gray"
                  aria-label={t('down', { name: nameOf(id) })}
                  aria-disabled={place === ids.length - 1}
                  onClick={() => place < ids.length - 1 && move(id, place + 1, 'down')}
                >
                  <IconArrowDown size={17} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('remove', { name: nameOf(id) })}
                  onClick={() => remove(id)}
                >
                  <IconX size={17} aria-hidden />
                </ActionIcon>
              </Group>
            )}
          </li>
        ))}
      </ol>
      {unplaced.length > 0 && (
        <>
          <Title order={3} size="h4" mt="md" mb="xs">
            {t('unplaced')}
          </Title>
          <ul className={classes.order} aria-label={t('unplaced')}>
            {unplaced.map(({ applicationId: id }) => (
              <li key={id} {...(mayOrder && drag(id))}>
                <Text span flex={1}>
                  {nameOf(id)}
                </Text>
                {mayOrder && (
                  <Button size="xs" variant="default" onClick={() => move(id, ids.length)}>
                    {t('place')}
                    <VisuallyHidden>: {nameOf(id)}</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}
