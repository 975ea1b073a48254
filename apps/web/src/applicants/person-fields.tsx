import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'
import classes from './applicants.module.css'
import { countriesIn } from './countries.ts'
import type { ProfileDraft } from './profile-draft.ts'

type Props = {
  readonly draft: ProfileDraft
  readonly change: (part: Partial<ProfileDraft>) => void
  readonly fault: (field: string) => string | undefined
}

type Line = 'firstName' | 'lastName' | 'email' | 'phone' | 'website' | 'street' | 'postalCode' | 'city' | 'country'

const lines = {
  firstName: { most: 100, autoComplete: 'given-name', type: 'text' },
  lastName: { most: 100, autoComplete: 'family-name', type: 'text' },
  email: { most: 254, autoComplete: 'email', type: 'email' },
  phone: { most: 50, autoComplete: 'tel', type: 'tel' },
  website: { most: 300, autoComplete: 'url', type: 'url' },
  street: { most: 200, autoComplete: 'street-address', type: 'text' },
  postalCode: { most: 20, autoComplete: 'postal-code', type: 'text' },
  city: { most: 100, autoComplete: 'address-level2', type: 'text' },
  country: { most: 100, autoComplete: 'country-name', type: 'text' },
} as const satisfies Record<Line, object>

export const PersonFields = ({ draft, change, fault }: Props) => {
  const { t } = useTranslation(['applicants', 'app'])
  const language = useLanguage()
  const line = (name: Line, more: { readonly required?: true; readonly description?: string } = {}) => (
    <TextInput
      id={`profile-${name}`}
      label={t(`person.${name}`)}
      type={lines[name].type}
      autoComplete={lines[name].autoComplete}
      maxLength={lines[name].most}
      value={draft[name]}
      error={fault(name)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={event => change({ [name]: event.currentTarget.value })}
      {...more}
    />
  )
  return (
    <div className={classes.fields}>
      {line('firstName')}
      {line('lastName', { required: true, description: t('person.lastNameHint') })}
      {line('email', { description: t('person.emailHint') })}
      {line('phone')}
      <TextInput
        id="profile-birthDate"
        type="date"
        autoComplete="bday"
        label={t('person.birthDate')}
        value={draft.birthDate ?? ''}
        error={fault('birthDate') && t('person.birthDateFault')}
        onChange={event => change({ birthDate: event.currentTarget.value || null })}
      />
      <NativeSelect
        id="profile-nationality"
        label={t('person.nationality')}
        value={draft.nationality ?? ''}
        data={[{ value: '', label: t('choose') }, ...countriesIn(language)]}
        onChange={event => change({ nationality: event.currentTarget.value || null })}
      />
      {line('street')}
      {line('postalCode')}
      {line('city')}
      {line('country')}
      {line('website', { description: t('person.websiteHint') })}
    </div>
  )
}
