import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { site } from '../app/site.ts'
import { PageHead } from '../parts/page-head.tsx'

type Props = { readonly page: 'privacy' | 'imprint' }

const LegalPage = ({ page }: Props) => {
  const { t } = useTranslation('start')
  const address = site[page]
  return (
    <>
      <PageHead title={t(`${page}.title`)} />
      <Text maw="var(--reading)">
        {t(address === null ? `${page}.text` : `${page}.own`)} {address && <Anchor href={address}>{address}</Anchor>}
      </Text>
    </>
  )
}

export const PrivacyPage = () => <LegalPage page="privacy" />
export const ImprintPage = () => <LegalPage page="imprint" />
