import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const memberInvited = letterKind({
  name: { en: 'Invited into the group', de: 'In die Gruppe eingeladen' },
  chapter: 'member',
  shape: {
    invitation: {
      email: words('zoe@example.org'),
      role: words('a member of staff', 'Mitarbeiterin oder Mitarbeiter'),
      link: link('https://apply.example/'),
      until: words('30 November 2026', '30. November 2026'),
    },
    group: { name: words('Data Engineering') },
    inviter: { name: words('Prof. Ada Groß') },
  },
  secret: false,
  needs: ['invitation.email'],
  words: {
    en: {
      subject: 'Invitation to {{group.name}}',
      body: `<p>Hello,</p>
<p>{{inviter.name}} invites you to the research group <strong>{{group.name}}</strong> as {{invitation.role}}.</p>
<p>Your membership begins when you sign in with the address {{invitation.email}}. The invitation is good until {{invitation.until}}.</p>
<p><a href="{{invitation.link}}">Sign in</a></p>
<p>If you do not know what this is about, you can ignore this e-mail.</p>`,
    },
    de: {
      subject: 'Einladung in die Gruppe {{group.name}}',
      body: `<p>Guten Tag,</p>
<p>{{inviter.name}} lädt Sie als {{invitation.role}} in die Forschungsgruppe <strong>{{group.name}}</strong> ein.</p>
<p>Ihre Mitgliedschaft beginnt, wenn Sie sich mit der Adresse {{invitation.email}} anmelden. Die Einladung gilt bis zum {{invitation.until}}.</p>
<p><a href="{{invitation.link}}">Anmelden</a></p>
<p>Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.</p>`,
    },
  },
})
