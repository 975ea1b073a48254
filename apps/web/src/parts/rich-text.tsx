import { Typography } from '@mantine/core'
import DOMPurify from 'dompurify'
import { withoutGaps } from './headings.ts'

type Props = { readonly html: string; readonly lang?: string }

/** Formatted words that people wrote. The service has cleaned them; here they are cleaned once more. */
export const RichText = ({ html, lang }: Props) => (
  <Typography p={0} lang={lang}>
    <div
      dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(withoutGaps(html), { USE_PROFILES: { html: true } }) }}
    />
  </Typography>
)
