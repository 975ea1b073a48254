import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const memberAdded = letterKind({
  name: { en: 'Added to the group', de: 'In die Gruppe aufgenommen' },
  chapter: 'member',
  shape: {
    member: { firstName: words('Zoë'), role: words('a professor', 'Professorin oder Professor') },
    group: { name: words('Data Engineering'), link: link('https://apply.example/groups/1') },
    adder: { name: words('Prof. Ada Groß') },
  },
  secret: false,
  isInternal: true,
  words: {
    en: {
      subject: 'You are now a member of {{group.name}}',
      body: `<p>Hello {{member.firstName}},</p>
<p>{{adder.name}} has added you to the research group <strong>{{group.name}}</strong> as {{member.role}}. You can now see the group’s jobs and applications.</p>
<p><a href="{{group.link}}">Open the group</a></p>`,
    },
    de: {
      subject: 'Sie gehören jetzt zu {{group.name}}',
      body: `<p>Guten Tag {{member.firstName}},</p>
<p>{{adder.name}} hat Sie als {{member.role}} in die Forschungsgruppe <strong>{{group.name}}</strong> aufgenommen. Sie sehen jetzt deren Stellen und Bewerbungen.</p>
<p><a href="{{group.link}}">Zur Gruppe</a></p>`,
    },
  },
})
