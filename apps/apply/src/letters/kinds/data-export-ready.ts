import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** The link leads to the sign-in page, so a leaked letter opens nothing. */
export const dataExportReady = letterKind({
  name: { en: 'Copy of personal data ready', de: 'Kopie der eigenen Daten liegt bereit' },
  shape: {
    person: { firstName: words('Zoë') },
    export: { until: words('22 June 2027', '22. Juni 2027'), link: link('https://apply.example/my-data') },
  },
  secret: false,
  words: {
    en: {
      subject: 'Your data is ready',
      body: `<p>Hello {{person.firstName}},</p>
<p>The copy of your data that you asked for is ready. After signing in you can download it until {{export.until}}.</p>
<p><a href="{{export.link}}">Download my data</a></p>
<p>If you did not ask for it, please tell your university’s contact: someone else may have access to your account.</p>`,
    },
    de: {
      subject: 'Ihre Daten liegen bereit',
      body: `<p>Guten Tag {{person.firstName}},</p>
<p>die Kopie Ihrer Daten, um die Sie gebeten haben, liegt bereit. Nach der Anmeldung können Sie sie bis {{export.until}} herunterladen.</p>
<p><a href="{{export.link}}">Meine Daten herunterladen</a></p>
<p>Wenn Sie nicht darum gebeten haben, sagen Sie bitte der Ansprechperson Ihrer Universität Bescheid: Jemand anderes könnte Zugang zu Ihrem Konto haben.</p>`,
    },
  },
})
