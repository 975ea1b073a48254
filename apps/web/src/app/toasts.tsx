import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** Loaded with the first message. */
export default function Toasts() {
  return <Notifications position="bottom-right" limit={4} />
}
