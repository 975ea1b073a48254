import { NativeSelect } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../parts/empty.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { departmentsQuery } from '../schools/queries.ts'
import { Gallery } from './gallery.tsx'
import { defaultBannersQuery } from './queries.ts'
import { UploadField } from './upload-field.tsx'

/** For adverts without a banner of their own. */
export const DefaultBannersPage = () => {
  const { t } = useTranslation('images')
  const { data: departments } = useQuery(departmentsQuery)
  const banners = useInfiniteQuery(defaultBannersQuery())
  const [departmentId, setDepartmentId] = useState('')
  const names = new Map(departments?.items.map(({ departmentId: id, name }) => [id, name]))
  return (
    <>
      <PageHead title={t('default.title')} lead={t('default.lead')} />
      <NativeSelect
        label={t('default.for')}
        maw="24rem"
        mb="md"
        value={departmentId}
        onChange={event => setDepartmentId(event.currentTarget.value)}
        data={[{ value: '', label: t('default.everyone') }, ...[...names].map(([value, label]) => ({ value, label }))]}
      />
      <UploadField path="/api/images/banners/default" fields={departmentId === '' ? {} : { departmentId }} />
      <Gallery
        label={t('default.title')}
        banners={banners}
        noteOf={image =>
          image.departmentId === null ? t('default.everyone') : (names.get(image.departmentId) ?? t('default.one'))
        }
        empty={<Empty icon={IconPhoto} title={t('default.none')} text={t('default.noneHint')} />}
      />
    </>
  )
}
