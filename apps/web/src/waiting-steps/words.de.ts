import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Angekündigt',
  by: 'Angekündigt von {{name}}.',
  byOwn: 'Von Ihnen angekündigt.',
  untilThen: 'Bis dahin merkt außerhalb niemand etwas davon.',
  takeBack: 'Zurücknehmen',
  now: 'Jetzt ausführen …',
  askNow: {
    title: 'Jetzt ausführen?',
    text: 'Dann gilt sofort: {{what}} Der Schritt kann nicht mehr zurückgenommen werden.',
    do: 'Jetzt ausführen',
  },
  takenBack: 'Zurückgenommen. Außerhalb hat niemand etwas davon gemerkt.',
  takenBackBy: '{{name}} hat zurückgenommen, was Sie angekündigt hatten. Außerhalb hat niemand etwas davon gemerkt.',
  someone: 'Jemand aus Ihrer Gruppe',
  putAway: 'Verstanden',
  grace: {
    later: 'Es geschieht erst nach einer Minute. Bis dahin können Sie es zurücknehmen.',
    atOnce:
      'Es geschieht sofort und lässt sich nicht zurücknehmen: Die Gruppe hat für E-Mails keine Bedenkzeit eingestellt.',
  },
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
      waits: 'Die Stelle wird um {{time}} als besetzt vermerkt.',
      done: 'Die Stelle ist besetzt.',
      failed: 'Die Stelle konnte nicht als besetzt vermerkt werden.',
    },
    INVITE_INTERVIEWEES: {
      waits: 'Die Einladung geht um {{time}} hinaus.',
      done: 'Die Einladung ist unterwegs.',
      failed: 'Die Einladung konnte nicht gesendet werden.',
    },
    ASSIGN_SLOT: {
      waits: 'Der Termin wird um {{time}} zugewiesen, mit einer E-Mail.',
      done: 'Der Termin ist zugewiesen.',
      failed: 'Der Termin konnte nicht zugewiesen werden.',
    },
    CANCEL_INTERVIEW: {
      waits: 'Das Gespräch wird um {{time}} abgesagt.',
      done: 'Das Gespräch ist abgesagt.',
      failed: 'Das Gespräch konnte nicht abgesagt werden.',
    },
    REMOVE_INTERVIEWEE: {
      waits: 'Wird um {{time}} von der Liste genommen.',
      done: 'Von der Liste genommen.',
      failed: 'Konnte nicht von der Liste genommen werden.',
    },
    OFFER_SLOTS: {
      waits: 'Die neuen Termine können ab {{time}} gewählt werden.',
      done: 'Die neuen Termine stehen zur Wahl.',
      failed: 'Die neuen Termine konnten nicht angeboten werden.',
    },
    CHANGE_SLOT: {
      waits: 'Der Termin wird um {{time}} geändert.',
      done: 'Der Termin ist geändert.',
      failed: 'Der Termin konnte nicht geändert werden.',
    },
    DELETE_SLOT: {
      waits: 'Der Termin wird um {{time}} gelöscht.',
      done: 'Der Termin ist gelöscht.',
      failed: 'Der Termin konnte nicht gelöscht werden.',
    },
    ADD_MEMBER: {
      waits: 'Wird um {{time}} in die Gruppe aufgenommen, mit einer E-Mail.',
      done: 'In die Gruppe aufgenommen.',
      failed: 'Konnte nicht in die Gruppe aufgenommen werden.',
    },
    INVITE_MEMBER: {
      waits: 'Wird um {{time}} in die Gruppe eingeladen, mit einer E-Mail.',
      done: 'In die Gruppe eingeladen.',
      failed: 'Konnte nicht in die Gruppe eingeladen werden.',
    },
    CHANGE_MEMBER_ROLE: {
      waits: 'Die Rolle wird um {{time}} geändert.',
      done: 'Die Rolle ist geändert.',
      failed: 'Die Rolle konnte nicht geändert werden.',
    },
    REMOVE_MEMBER: {
      waits: 'Wird um {{time}} aus der Gruppe entfernt.',
      done: 'Aus der Gruppe entfernt.',
      failed: 'Konnte nicht aus der Gruppe entfernt werden.',
    },
    WITHDRAW_INVITATION: {
      waits: 'Die Einladung wird um {{time}} zurückgezogen.',
      done: 'Die Einladung ist zurückgezogen.',
      failed: 'Die Einladung konnte nicht zurückgezogen werden.',
    },
    CHANGE_GROUP: {
      waits: 'Die neuen Gruppendaten gelten ab {{time}}.',
      done: 'Die Gruppendaten sind geändert.',
      failed: 'Die Gruppendaten konnten nicht geändert werden.',
    },
    CREATE_GROUP: {
      waits: 'Die Gruppe wird um {{time}} angelegt.',
      done: 'Die Gruppe ist angelegt.',
      failed: 'Die Gruppe konnte nicht angelegt werden.',
    },
    ACTIVATE_GROUP: {
      waits: 'Die Gruppe wird um {{time}} freigeschaltet.',
      done: 'Die Gruppe ist freigeschaltet.',
      failed: 'Die Gruppe konnte nicht freigeschaltet werden.',
    },
    DENY_GROUP: {
      waits: 'Der Antrag wird um {{time}} abgelehnt, mit einer E-Mail.',
      done: 'Der Antrag ist abgelehnt.',
      failed: 'Der Antrag konnte nicht abgelehnt werden.',
    },
    SUSPEND_GROUP: {
      waits: 'Die Gruppe wird um {{time}} gesperrt.',
      done: 'Die Gruppe ist gesperrt.',
      failed: 'Die Gruppe konnte nicht gesperrt werden.',
    },
    CHANGE_SCHOOL: {
      waits: 'Die School wird um {{time}} geändert.',
      done: 'Die School ist geändert.',
      failed: 'Die School konnte nicht geändert werden.',
    },
    CHANGE_DEPARTMENT: {
      waits: 'Das Department wird um {{time}} geändert.',
      done: 'Das Department ist geändert.',
      failed: 'Das Department konnte nicht geändert werden.',
    },
    CHANGE_CATALOGUE_ENTRY: {
      waits: 'Der Eintrag wird um {{time}} geändert.',
      done: 'Der Eintrag ist geändert.',
      failed: 'Der Eintrag konnte nicht geändert werden.',
    },
    DELETE_BANNER: {
      waits: 'Das Banner wird um {{time}} gelöscht.',
      done: 'Das Banner ist gelöscht.',
      failed: 'Das Banner konnte nicht gelöscht werden.',
    },
  },
} satisfies Translated<typeof en>
