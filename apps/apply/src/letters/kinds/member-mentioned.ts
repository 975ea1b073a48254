import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** Without the comment itself, which only people with access may read. */
export const memberMentioned = letterKind({
  name: { en: 'Mentioned in a comment', de: 'In einem Kommentar erwähnt' },
  chapter: 'member',
  offer: { en: 'Someone mentions you in a comment', de: 'Jemand erwähnt Sie in einem Kommentar' },
  shape: {
    member: { firstName: words('Zoë') },
    author: { name: words('Prof. Ada Groß') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    comment: { link: link('https://apply.example/evaluation/applications/1') },
  },
  secret: false,
  isInternal: true,
  words: {
    en: {
      subject: '{{author.name}} has mentioned you',
      body: `<p>Hello {{member.firstName}},</p>
<p>{{author.name}} has mentioned you in a comment on an application for <strong>{{job.title}}</strong> ({{group.name}}).</p>
<p><a href="{{comment.link}}">Read the comment</a></p>`,
    },
    de: {
      subject: '{{author.name}} hat Sie erwähnt',
      body: `<p>Guten Tag {{member.firstName}},</p>
<p>{{author.name}} hat Sie in einem Kommentar zu einer Bewerbung um <strong>{{job.title}}</strong> ({{group.name}}) erwähnt.</p>
<p><a href="{{comment.link}}">Zum Kommentar</a></p>`,
    },
  },
})
