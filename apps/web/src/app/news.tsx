import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** Loaded with the first message. */
export default function News() {
  return <Notifications position="bottom-right" limit={4} />
}
