import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import type { Template } from './queries.ts'

type Props = {
  readonly template: Template
  readonly isChanged: boolean
  readonly isFit: boolean
  readonly isPending: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
}

export const TemplateActions = ({ template, isChanged, isFit, isPending, onSave, onDiscard }: Props) => {
  const { t } = useTranslation('templates')
  const { templateId, researchGroupId, may, version } = template
  const restore = useAction({
    run: async () => {
      if (templateId === null) return
      const header = version === null ? {} : { 'if-match': `"${version}"` }
      await dataOf(api.DELETE('/api/email-templates/{templateId}', { params: { path: { templateId }, header } }))
      onDiscard()
    },
    message: t('editor.restored'),
    stale: [['templates', researchGroupId]],
  })
  return (
    <div>
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {isChanged ? t('editor.unsaved') : ' '}
      </Text>
      <Group justify="space-between">
        <Group gap="sm">
          <Button disabled={!isChanged || !isFit} loading={isPending} onClick={onSave}>
            {t('editor.save')}
          </Button>
          {isChanged && (
            <Button variant="default" onClick={onDiscard}>
              {t('editor.discard')}
            </Button>
          )}
        </Group>
        {may.includes('delete') && (
          <ConfirmButton
            title={t('editor.restoreTitle')}
            text={t('editor.restoreText')}
            confirm={t('editor.restore')}
            loading={restore.isPending}
            onConfirm={() => restore.mutate()}
          >
            {t('editor.restore')}
          </ConfirmButton>
        )}
      </Group>
    </div>
  )
}
