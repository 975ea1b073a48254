import { Button, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../parts/links.tsx'
import { typedBefore } from '../parts/typed-before.ts'
import classes from './start.module.css'

export const Hero = () => {
  const { t } = useTranslation('start')
  const [query, setQuery] = useState(typedBefore)
  const navigate = useNavigate()
  return (
    <section className={classes.hero}>
      <Title order={1} className={classes.title ?? ''}>
        {t('title')}
      </Title>
      <Text className={classes.lead ?? ''}>{t('lead')}</Text>
      <search className={classes.search}>
        <form
          onSubmit={event => {
            event.preventDefault()
            void navigate({ to: '/positions', search: query ? { query } : {} })
          }}
        >
          <TextInput
            size="lg"
            type="search"
            aria-label={t('searchLabel')}
            placeholder={t('search')}
            leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
            value={query}
            onChange={event => setQuery(event.currentTarget.value)}
          />
          <Button size="lg" type="submit">
            {t('find')}
          </Button>
        </form>
      </search>
      <TextLink to="/positions" fw={500}>
        {t('all')}
      </TextLink>
    </section>
  )
}
