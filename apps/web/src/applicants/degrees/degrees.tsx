import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftDegree } from '../profile-draft.ts'
import type { ProfileWriting } from '../use-profile.ts'
import { DegreeCard } from './degree-card.tsx'
import { scales } from './scale.ts'

type Props = { readonly profile: ProfileWriting; readonly fault: (field: string) => string | undefined }

const most = 10
const fresh = (kind: DraftDegree['kind']): DraftDegree => ({
  key: crypto.randomUUID(),
  kind,
  name: '',
  university: '',
  grade: null,
  scale: scales.GERMAN,
  date: null,
})

export const Degrees = ({ profile: { draft, change, germanGradeOf, indexOf }, fault }: Props) => {
  const { t } = useTranslation('applicants')
  const { degrees } = draft
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  const add = (): void => {
    const degree = fresh(degrees.length === 0 ? 'BACHELOR' : 'MASTER')
    setAdded(degree.key)
    change({ degrees: [...degrees, degree] })
  }
  const remove = (key: string): void => {
    change({ degrees: degrees.filter(each => each.key !== key) })
    addButton.current?.focus()
  }
  return (
    <Stack id="degrees" tabIndex={-1}>
      {degrees.length === 0 && <Text c="dimmed">{t('degree.none')}</Text>}
      {degrees.map((degree, index) => (
        <DegreeCard
          key={degree.key}
          degree={degree}
          number={index + 1}
          germanGrade={germanGradeOf(degree)}
          fault={field => fault(`degrees/${indexOf(degree)}/${field}`)}
          onChange={part =>
            change({ degrees: degrees.map(each => (each.key === degree.key ? { ...each, ...part } : each)) })
          }
          isNew={degree.key === added}
          onRemove={() => remove(degree.key)}
        />
      ))}
      {degrees.length < most && (
        <div>
          <Button ref={addButton} variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            {t(degrees.length === 0 ? 'degree.first' : 'degree.add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
