import { Kbd, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../use-focus-back.ts'
import classes from './keys.module.css'
import { type KeyboardPage, keysOf } from './keys.ts'
import { KeysSwitch } from './keys-switch.tsx'

type Props = { readonly of: KeyboardPage; readonly onClose: () => void }

export const KeysDialog = ({ of, onClose }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={t('keys.title')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <KeysSwitch />
      <dl className={classes.keys}>
        {keysOf[of].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
