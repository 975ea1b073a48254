import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const groupActivated = letterKind({
  name: { en: 'Research group activated', de: 'Forschungsgruppe freigeschaltet' },
  shape: {
    professor: { firstName: words('Ada') },
    group: { name: words('Data Engineering'), link: link('https://apply.example/groups/1') },
  },
  secret: false,
  words: {
    en: {
      subject: '{{group.name}} is active',
      body: `<p>Hello {{professor.firstName}},</p>
<p>Your research group <strong>{{group.name}}</strong> has been activated. You can now add members and publish positions.</p>
<p><a href="{{group.link}}">Open the group</a></p>`,
    },
    de: {
      subject: '{{group.name}} ist freigeschaltet',
      body: `<p>Guten Tag {{professor.firstName}},</p>
<p>Ihre Forschungsgruppe <strong>{{group.name}}</strong> ist freigeschaltet. Sie können jetzt Mitglieder aufnehmen und Stellen veröffentlichen.</p>
<p><a href="{{group.link}}">Zur Gruppe</a></p>`,
    },
  },
})
