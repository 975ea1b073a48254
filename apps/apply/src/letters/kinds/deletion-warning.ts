import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const deletionWarning = letterKind({
  name: { en: 'Personal data will soon be deleted', de: 'Personenbezogene Daten werden bald gelöscht' },
  shape: {
    person: { firstName: words('Zoë') },
    deletion: {
      what: words(
        'Your application for Doctoral candidate in data engineering',
        'Ihre Bewerbung um Doctoral candidate in data engineering',
      ),
      on: words('15 June 2027', '15. Juni 2027'),
      link: link('https://apply.example/my-data'),
    },
  },
  secret: false,
  words: {
    en: {
      subject: 'Your data will be deleted on {{deletion.on}}',
      body: `<p>Hello {{person.firstName}},</p>
<p>We keep personal data only as long as a procedure needs it. The following will be deleted on <strong>{{deletion.on}}</strong>:</p>
<p>{{deletion.what}}</p>
<p>You need not do anything. If you want to keep a copy, you can download your data until then.</p>
<p><a href="{{deletion.link}}">My data</a></p>`,
    },
    de: {
      subject: 'Ihre Daten werden am {{deletion.on}} gelöscht',
      body: `<p>Guten Tag {{person.firstName}},</p>
<p>wir bewahren persönliche Daten nur so lange auf, wie ein Verfahren sie braucht. Am <strong>{{deletion.on}}</strong> wird gelöscht:</p>
<p>{{deletion.what}}</p>
<p>Sie müssen nichts tun. Wenn Sie eine Kopie behalten möchten, können Sie Ihre Daten bis dahin herunterladen.</p>
<p><a href="{{deletion.link}}">Meine Daten</a></p>`,
    },
  },
})
