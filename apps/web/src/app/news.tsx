import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** Where short news appear; it comes after the page. */
export default function News() {
  return <Notifications position="bottom-right" limit={4} />
}
