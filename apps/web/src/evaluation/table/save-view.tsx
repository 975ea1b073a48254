import { Button, Group, Popover, TextInput } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { useAction } from '../../api/use-action.ts'
import { useExplain } from '../../problems/explain.ts'
import { savedViewsQuery } from '../queries.ts'
import { asQuery, type Wanted } from '../search.ts'

type Props = { readonly wanted: Omit<Wanted, 'text'>; readonly hasWords: boolean }

/** Saves the filters under a name. */
export const SaveView = ({ wanted, hasWords }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const explain = useExplain()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const save = useAction({
    run: () => dataOf(api.POST('/api/evaluation/views', { body: { name, query: asQuery(wanted) } })),
    message: t('views.saved', { name }),
    stale: [savedViewsQuery.queryKey],
    after: () => setOpen(false),
    isQuiet: true,
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save.mutate()
  }
  const fault = isProblem(save.error, 'ALREADY_EXISTS') ? t('views.taken') : save.error && explain(save.error).title
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          flex="none"
          leftSection={<IconBookmarkPlus size={16} stroke={1.7} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('views.save')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('views.save')} maw="calc(100vw - 2rem)">
        <form onSubmit={submit}>
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              data-autofocus
              miw={0}
              label={t('views.name')}
              description={hasWords && t('views.withoutWords')}
              value={name}
              maxLength={100}
              error={fault}
              onChange={event => setName(event.currentTarget.value)}
            />
            <Button type="submit" flex="none" disabled={name.trim() === ''} loading={save.isPending}>
              {t('app:save')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
