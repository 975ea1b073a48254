import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../parts/page-head.tsx'
import { SavingNote } from '../parts/saving-note.tsx'
import { useFaults } from '../problems/faults.ts'
import type { Me } from '../session/me.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { Degrees } from './degrees/degrees.tsx'
import { Documents } from './documents/documents.tsx'
import { PersonFields } from './person-fields.tsx'
import { type Profile, profileQuery } from './queries.ts'
import { Section } from './section.tsx'
import { SubjectAreas } from './subject-areas.tsx'
import { useProfile } from './use-profile.ts'

type Props = { readonly profile: Profile; readonly me: Me; readonly onReload: () => void }

export const ProfileForm = ({ profile, me, onReload }: Props) => {
  const { t } = useTranslation('applicants')
  const client = useQueryClient()
  const writing = useProfile(profile, me)
  const { draft, change, saving, retry, overwrite, discard } = writing
  const fault = useFaults(saving.state === 'failed' ? saving.error : undefined)
  const loadTheirs = (): void => {
    discard()
    onReload()
  }
  return (
    <>
      <PageHead
        title={t('profile.title')}
        lead={t('profile.lead')}
        actions={<SavingNote saving={saving} onRetry={retry} parts={[]} />}
      />
      <ConflictNotice saving={saving} onMine={() => void overwrite()} onTheirs={loadTheirs} />
      <Stack gap="xl">
        <Section title={t('person.title')} hint={t('person.hint')}>
          <PersonFields draft={draft} change={change} fault={fault} />
        </Section>
        <Section title={t('degree.heading')} hint={t('degree.hint')}>
          <Degrees profile={writing} fault={fault} />
        </Section>
        <Section title={t('document.heading')} hint={t('document.profileHint')}>
          <Documents
            documents={profile.documents}
            path="/api/applicants/me/documents"
            onChanged={() => client.invalidateQueries(profileQuery)}
          />
        </Section>
        <SubjectAreas />
      </Stack>
    </>
  )
}
