import { Text, Title } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { groupQuery } from '../groups/queries.ts'
import { Empty } from '../parts/empty.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Gallery } from './gallery.tsx'
import { defaultBannersQuery, groupBannersQuery } from './queries.ts'
import { UploadField } from './upload-field.tsx'

const route = getRouteApi('/members-only/groups/$groupId/banners')

export const GroupBannersPage = () => {
  const { t } = useTranslation('images')
  const { groupId } = route.useParams()
  const { data: group } = useSuspenseQuery(groupQuery(groupId))
  const own = useInfiniteQuery(groupBannersQuery(groupId))
  const shipped = useInfiniteQuery(defaultBannersQuery(group.departmentId))
  return (
    <>
      <PageHead title={t('group.title')} lead={t('group.lead')} />
      <UploadField path={`/api/research-groups/${groupId}/images/banners`} />
      <Gallery
        label={t('group.title')}
        banners={own}
        empty={<Empty icon={IconPhoto} title={t('group.none')} text={t('group.noneHint')} />}
      />
      <Title order={2} size="h3" mt="xl">
        {t('group.defaults')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('group.defaultsHint')}
      </Text>
      <Gallery label={t('group.defaults')} banners={shipped} empty={<Text size="sm">{t('group.noDefaults')}</Text>} />
    </>
  )
}
