import { Skeleton, Text, Title } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupQuery } from '../groups/queries.ts'
import { useFormat } from '../language/format.ts'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import classes from './images.module.css'
import { pictureOf } from './picture.ts'
import { defaultBannersQuery, groupBannersQuery, type Image } from './queries.ts'
import { UploadField } from './upload-field.tsx'

type Props = {
  readonly groupId: string
  readonly value: string | null
  readonly onChoose: (imageId: string) => void
}

/** The group's own banners and the default ones; selects a new one after its upload. */
export const BannerChoices = ({ groupId, value, onChoose }: Props) => {
  const { t } = useTranslation('images')
  const { data: group } = useQuery(groupQuery(groupId))
  const own = useInfiniteQuery(groupBannersQuery(groupId))
  const defaults = useInfiniteQuery({ ...defaultBannersQuery(group?.departmentId), enabled: group !== undefined })
  const error = own.error ?? defaults.error
  if (error) return <ProblemNotice error={error} />
  if (!own.data || !defaults.data) return <Skeleton height={200} aria-busy />
  const ours = own.data.pages.flatMap(({ items }) => items)
  const others = defaults.data.pages.flatMap(({ items }) => items)
  return (
    <>
      <UploadField
        path={`/api/research-groups/${groupId}/images/banners`}
        onUploaded={({ imageId }) => onChoose(imageId)}
      />
      <Choices title={t('group.title')} images={ours} value={value} onChoose={onChoose} />
      <Choices title={t('group.defaults')} images={others} value={value} onChoose={onChoose} />
      {ours.length + others.length === 0 && <Text c="dimmed">{t('picker.none')}</Text>}
    </>
  )
}

type ChoicesProps = Pick<Props, 'value' | 'onChoose'> & { readonly title: string; readonly images: readonly Image[] }

const Choices = ({ title, images, value, onChoose }: ChoicesProps) => {
  const { t } = useTranslation('images')
  const format = useFormat()
  if (images.length === 0) return null
  return (
    <section aria-label={title}>
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      <ul className={classes.gallery}>
        {images.map(({ imageId, createdAt }) => (
          <li key={imageId}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={imageId === value}
              onClick={() => onChoose(imageId)}
            >
              <img
                className={classes.picture}
                src={pictureOf(imageId, 400)}
                alt={t('card.name', { date: format.instant(createdAt) })}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
