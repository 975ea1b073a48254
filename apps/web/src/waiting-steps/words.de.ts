import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Angekündigt',
  by: 'Angekündigt von {{name}}.',
  byOwn: 'Von Ihnen angekündigt.',
  untilThen: 'Bis dahin merkt außerhalb niemand etwas davon.',
  takeBack: 'Zurücknehmen',
  now: 'Jetzt ausführen',
  takenBack: 'Zurückgenommen. Außerhalb hat niemand etwas davon gemerkt.',
  putAway: 'Verstanden',
  soon: 'jetzt',
  kinds: {
    PUBLISH_JOB: {
      waits: 'Die Stelle wird um {{time}} öffentlich.',
      done: 'Die Stelle ist öffentlich.',
      failed: 'Die Stelle konnte nicht veröffentlicht werden.',
    },
    PUBLISH_JOB_CHANGES: {
      waits: 'Die Änderungen der Stelle werden um {{time}} öffentlich.',
      done: 'Die Änderungen der Stelle sind öffentlich.',
      failed: 'Die Änderungen der Stelle konnten nicht veröffentlicht werden.',
    },
    STOP_APPLICATIONS: {
      waits: 'Die Stelle nimmt ab {{time}} keine Bewerbungen mehr an.',
      done: 'Die Stelle nimmt keine Bewerbungen mehr an.',
      failed: 'Die Annahme von Bewerbungen konnte nicht beendet werden.',
    },
    RESUME_APPLICATIONS: {
      waits: 'Die Stelle nimmt ab {{time}} wieder Bewerbungen an.',
      done: 'Die Stelle nimmt wieder Bewerbungen an.',
      failed: 'Die Annahme von Bewerbungen konnte nicht wieder aufgenommen werden.',
    },
    UNPUBLISH_JOB: {
      waits: 'Die Stelle wird um {{time}} wieder zum Entwurf.',
      done: 'Die Stelle ist wieder ein Entwurf.',
      failed: 'Die Stelle konnte nicht wieder zum Entwurf gemacht werden.',
    },
    CLOSE_JOB: {
      waits: 'Die Stelle wird um {{time}} geschlossen.',
      done: 'Die Stelle ist geschlossen.',
      failed: 'Die Stelle konnte nicht geschlossen werden.',
    },
    FILL_JOB: {
      waits: 'Die Stelle wird um {{time}} als besetzt gemeldet.',
      done: 'Die Stelle ist besetzt.',
      failed: 'Die Stelle konnte nicht als besetzt gemeldet werden.',
    },
  },
} satisfies Translated<typeof en>
