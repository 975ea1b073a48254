import { Button, Skeleton } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { BannerCard } from './banner-card.tsx'
import classes from './images.module.css'
import type { Image } from './queries.ts'

type Props = {
  readonly label: string
  readonly banners: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Image[] }>>
  readonly empty: ReactNode
  /** An additional remark. */
  readonly noteOf?: (image: Image) => string
}

export const Gallery = ({ label, banners, empty, noteOf }: Props) => {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = banners
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={160} radius="md" aria-busy />
  const images = data.pages.flatMap(({ items }) => items)
  if (images.length === 0) return empty
  return (
    <>
      <ul className={classes.gallery} aria-label={label}>
        {images.map(image => (
          <li key={image.imageId}>
            <BannerCard image={image} {...(noteOf && { note: noteOf(image) })} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
