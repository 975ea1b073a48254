import { Badge, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../language/format.ts'
import { DeleteBanner } from './delete-banner.tsx'
import classes from './images.module.css'
import { pictureOf } from './picture.ts'
import type { Image } from './queries.ts'

type Props = { readonly image: Image; readonly note?: string }

export const BannerCard = ({ image, note }: Props) => {
  const { t } = useTranslation('images')
  const format = useFormat()
  const name = t('card.name', { date: format.instant(image.createdAt) })
  return (
    <figure className={classes.card}>
      <img className={classes.picture} src={pictureOf(image.imageId, 800)} alt={name} loading="lazy" />
      <figcaption className={classes.caption}>
        <div>
          <Text size="sm">{name}</Text>
          <Text size="xs" c="dimmed">
            {[t('card.size', { width: image.width, height: image.height }), image.uploadedByMe && t('card.mine'), note]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        {image.inUse && (
          <Badge color="teal" variant="light" tt="none" fw={600} leftSection={<IconEye size={13} aria-hidden />}>
            {t('card.inUse')}
          </Badge>
        )}
        {image.may.includes('delete') && <DeleteBanner image={image} name={name} />}
      </figcaption>
    </figure>
  )
}
