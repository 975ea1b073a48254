import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** Where short news appear; it comes with the first of them. */
export default function News() {
  return <Notifications position="bottom-right" limit={4} />
}
