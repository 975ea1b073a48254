import { useTranslation } from 'react-i18next'
import { BannerPicker } from '../../images/banner-picker.tsx'
import { Section } from './section.tsx'
import type { Change } from './use-writing.ts'

type Props = { readonly groupId: string; readonly imageId: string | null; readonly change: Change }

export const Banner = ({ groupId, imageId, change }: Props) => {
  const { t } = useTranslation('images')
  return (
    <Section title={t('picker.heading')} hint={t('picker.hint')}>
      <BannerPicker groupId={groupId} value={imageId} onChange={next => change({ imageId: next })} />
    </Section>
  )
}
