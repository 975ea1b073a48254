import { Avatar, Group, Text, Title, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMe } from '../session/me.ts'
import { signIn } from '../session/sign-in.ts'
import { signInQuery } from './queries.ts'
import classes from './start.module.css'

/** One click signs in as a demo person, with a hint what to try first. */
export const DemoPeople = () => {
  const { t } = useTranslation('start')
  const { me } = useMe()
  const { data } = useQuery(signInQuery)
  const people = data?.demoPeople.filter(({ email }) => email !== me?.email) ?? []
  if (people.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="demo">
      <Title order={2} id="demo">
        {t('demo.title')}
      </Title>
      <Text c="dimmed" mt={4} maw="var(--reading)">
        {t('demo.lead')}
      </Text>
      <div className={classes.people}>
        {people.map(({ email, firstName, lastName, role }) => (
          <UnstyledButton
            key={email}
            className={classes.person ?? ''}
            onClick={() => void signIn({ returnTo: '/', hint: email, prompt: 'login' })}
          >
            <Group gap="sm" wrap="nowrap" mb={4}>
              <Avatar name={`${firstName} ${lastName}`} color="accent" radius="xl" aria-hidden />
              <div>
                <Text fw={600}>{t(`demo.${role}.role`)}</Text>
                <Text size="sm" c="dimmed">
                  {firstName} {lastName}
                </Text>
              </div>
            </Group>
            <Text size="sm">{t(`demo.${role}.first`)}</Text>
            <span className={classes.enter}>{t('demo.enter', { name: firstName })}</span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  )
}
