import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  comments: {
    count_one: '{{count}} Kommentar',
    count_other: '{{count}} Kommentare',
    none: 'Noch keine Kommentare. Bewerberinnen und Bewerber sehen sie nie.',
    write: 'Kommentar schreiben',
    placeholder: 'Kommentar schreiben; @ erwähnt jemanden',
    send: 'Kommentieren',
    ctrl: 'Strg',
    more: 'Mehr',
    edit: 'Kommentar bearbeiten',
    edited: 'bearbeitet',
    deleted: 'Der Kommentar ist gelöscht.',
  },
} satisfies Translated<typeof en>
