import { Typography } from '@mantine/core'
import DOMPurify from 'dompurify'
import { withoutGaps } from './headings.ts'

type Props = { readonly html: string; readonly lang?: string }

/** Sanitised by the service, and once more here. */
export const RichText = ({ html, lang }: Props) => (
  <Typography p={0} lang={lang}>
    <div
      dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(withoutGaps(html), { USE_PROFILES: { html: true } }) }}
    />
  </Typography>
)
