import { Group, Table, Tabs, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf, dataOrStep, graceOn } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import stacked from '../parts/stacked-table.module.css'
import { useStep } from '../waiting-steps/use-step.ts'
import classes from './catalogues.module.css'
import { type CatalogueName, cataloguesQuery } from './catalogues.ts'
import { type Entry, EntryDialog } from './entry-dialog.tsx'
import { catalogueNames, readCatalogueSearch } from './search.ts'

const route = getRouteApi('/admin/catalogues')

export const CataloguesPage = () => {
  const { t } = useTranslation('catalogues')
  const { of = catalogueNames[0] } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Tabs
        value={of}
        onChange={wanted => void navigate({ search: readCatalogueSearch({ of: wanted ?? undefined }), replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="lg" className={classes.tabs ?? ''}>
          {catalogueNames.map(name => (
            <Tabs.Tab key={name} value={name}>
              {t(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {catalogueNames.map(name => (
          <Tabs.Panel key={name} value={name}>
            <Catalogue name={name} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

type Props = { readonly name: CatalogueName }

const Catalogue = ({ name }: Props) => {
  const { t } = useTranslation(['catalogues', 'app'])
  const { data } = useSuspenseQuery(cataloguesQuery)
  const entries: readonly Entry[] = data[name]
  const hasCountry = name === 'locations'
  const at = (entry: string) => ({ path: { catalogue: name, entry } })
  const stale = [cataloguesQuery.queryKey]
  const message = t('saved')
  const add = useAction({
    run: ({ code, ...body }: Entry) =>
      dataOf(api.POST('/api/catalogues/{catalogue}/{entry}', { params: at(code), body })),
    message,
    stale,
  })
  const edit = useStep({
    run: ({ code, ...body }: Entry) =>
      dataOrStep(api.PATCH('/api/catalogues/{catalogue}/{entry}', { params: { ...at(code), header: graceOn }, body })),
    message,
    stale,
  })
  const remove = useAction({
    run: (code: string) => dataOf(api.DELETE('/api/catalogues/{catalogue}/{entry}', { params: at(code) })),
    message: t('deleted'),
    stale,
  })
  return (
    <>
      <EntryDialog label={t('add')} hasCountry={hasCountry} onSave={add.mutate} />
      <Table.ScrollContainer minWidth={0} type="native" mt="md">
        <Table className={stacked.table ?? ''} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('en')}</Table.Th>
              <Table.Th>{t('de')}</Table.Th>
              <Table.Th>{t('code')}</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map(({ code, en, de, country }) => (
              <Table.Tr key={code}>
                <Table.Td lang="en">{en}</Table.Td>
                <Table.Td lang="de">{de}</Table.Td>
                <Table.Td>
                  <Text size="xs" c="dimmed">
                    {[code, country].filter(Boolean).join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Group gap="xs" wrap="nowrap" justify="flex-end">
                    <EntryDialog
                      label={t('app:edit')}
                      initial={{ code, en, de, country: country ?? '' }}
                      hasCountry={hasCountry}
                      onSave={edit.mutate}
                    />
                    <ConfirmButton
                      size="compact-sm"
                      variant="subtle"
                      color="red"
                      aria-label={`${t('app:delete')}: ${en}`}
                      title={t('deleteTitle', { name: en })}
                      text={t('deleteText')}
                      confirm={t('app:delete')}
                      onConfirm={() => remove.mutate(code)}
                    >
                      {t('app:delete')}
                    </ConfirmButton>
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}
