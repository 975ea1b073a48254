/** What the letters of the story name. */
export type Named = {
  readonly group: string
  /** The last whole day of the invitation. */
  readonly invitedUntil: string
  readonly job: string
  readonly application: string
  readonly other: string
  readonly process: string
  readonly deadline: string
  /** The last day of the links, in English and in German. */
  readonly until: string
  readonly bis: string
  readonly key: string
  readonly otherKey: string
  readonly when: string
}

export const unnamed: Named = {
  group: '',
  invitedUntil: '',
  job: '',
  application: '',
  other: '',
  process: '',
  deadline: '',
  until: '',
  bis: '',
  key: '',
  otherKey: '',
  when: '',
}

export type Letter = { readonly to: string; readonly subject: string; readonly words: string }

export const site = 'https://apply.test'
const signed = `-- This e-mail was sent by Kolleg, the application management at ${site}.`
const optional = `${signed} You can turn off e-mails like this one at ${site}/my/settings`
const unterzeichnet = `-- Diese E-Mail kommt von Kolleg, der Bewerbungsverwaltung unter ${site}.`
const regards = `Kind regards, Soft Robotics ${signed}`

/** The words of a text without its line breaks, which depend on the length of names and days. */
export const wordsOf = (text: string): string => text.trim().split(/\s+/).join(' ')

const letter = (to: string, subject: string, text: string): Letter => ({ to, subject, words: wordsOf(text) })

/** Every letter of the story, whole. */
export const storyLetters = (named: Named) => {
  const bookingPage = `${site}/interviews/${named.process}/booking`
  const panelPage = `${site}/groups/${named.group}/interviews/${named.process}`
  const panel = (to: string, subject: string, text: string): Letter =>
    letter(`${to.toLowerCase()}@uni.test`, subject, `Hello ${to}, ${text} ${optional}`)
  return {
    active: letter(
      'greta@uni.test',
      'Soft Robotics is active',
      `Hello Greta, Your research group Soft Robotics has been activated. You can now add members and publish positions.
      Open the group <${site}/groups/${named.group}/home> ${signed}`,
    ),
    invited: letter(
      'emil@uni.test',
      'Invitation to Soft Robotics',
      `Hello, Greta Test invites you to the research group Soft Robotics as a member of staff.
      Your membership begins when you sign in with the address emil@uni.test. The invitation is good until
      ${named.invitedUntil}.
      Sign in <${site}/groups/${named.group}/home>
      If you do not know what this is about, you can ignore this e-mail. ${signed}`,
    ),
    announced: letter(
      'amira@uni.test',
      'New position: Doctoral position in soft robotics',
      `Hello Amira, There is a new position in Computer science:
      Doctoral position in soft robotics Soft Robotics, Garching Apply by: ${named.deadline}
      See the position <${site}/positions/${named.job}> ${optional}`,
    ),
    arrived: letter(
      'amira@uni.test',
      'Your application for Doctoral position in soft robotics has arrived',
      `Dear Amira Test, Your application for Doctoral position in soft robotics has reached the research group Soft
      Robotics. Thank you for your interest. You can see at any time how far it has come, and withdraw it if your plans change.
      Open your application <${site}/applications/${named.application}> ${regards}`,
    ),
    received: letter(
      'greta@uni.test',
      'New application for Doctoral position in soft robotics',
      `Hello, Amira Test has applied for Doctoral position in soft robotics in the research group Soft Robotics.
      Read the application <${site}/evaluation/${named.application}> ${optional}`,
    ),
    requested: letter(
      'rosa@else.test',
      'Amira Test asks you for a reference',
      `Dear Rosa Luna, Amira Test is applying for the position Doctoral position in soft robotics in the research group
      Soft Robotics and has named you as a referee. You can upload a letter, answer a short form, or decline. No account
      is needed; the link is meant for you alone and works until ${named.until}.
      Write the reference <${site}/reference-letters/${named.key}>
      What you write is confidential: the applicant will not see it. Thank you for your time. Soft Robotics ${signed}`,
    ),
    eingegangen: letter(
      'bela@uni.test',
      'Ihre Bewerbung um Doctoral position in soft robotics ist eingegangen',
      `Guten Tag Bela Test, Ihre Bewerbung um Doctoral position in soft robotics ist bei der Forschungsgruppe Soft
      Robotics eingegangen. Vielen Dank für Ihr Interesse. Sie können jederzeit sehen, wie weit sie ist, und sie
      zurückziehen, wenn sich Ihre Pläne ändern. Zu Ihrer Bewerbung <${site}/applications/${named.other}>
      Mit freundlichen Grüßen Soft Robotics ${unterzeichnet}`,
    ),
    receivedOther: letter(
      'greta@uni.test',
      'New application for Doctoral position in soft robotics',
      `Hello, Bela Test has applied for Doctoral position in soft robotics in the research group Soft Robotics.
      Read the application <${site}/evaluation/${named.other}> ${optional}`,
    ),
    gebeten: letter(
      'rolf@else.test',
      'Bela Test bittet Sie um eine Empfehlung',
      `Guten Tag Prof. Rolf Bär, Bela Test bewirbt sich um die Stelle Doctoral position in soft robotics in der
      Forschungsgruppe Soft Robotics und hat Sie als Referenz genannt. Sie können ein Schreiben hochladen, einen kurzen
      Fragebogen beantworten oder ablehnen. Ein Konto brauchen Sie nicht; der Link ist nur für Sie bestimmt und gilt bis
      ${named.bis}. Empfehlung abgeben <${site}/reference-letters/${named.otherKey}>
      Was Sie schreiben, ist vertraulich: Die sich bewerbende Person bekommt es nicht zu sehen.
      Vielen Dank für Ihre Zeit. Soft Robotics ${unterzeichnet}`,
    ),
    mentioned: letter(
      'greta@uni.test',
      'Emil Test has mentioned you',
      `Hello Greta, Emil Test has mentioned you in a comment on an application for Doctoral position in soft robotics
      (Soft Robotics). Read the comment <${site}/evaluation/${named.application}> ${optional}`,
    ),
    asked: letter(
      'amira@uni.test',
      'Choose a time for your interview: Doctoral position in soft robotics',
      `Dear Amira Test, We would like to get to know you and invite you to an interview for the position Doctoral position
      in soft robotics. Please choose one of the free times: Choose a time <${bookingPage}> ${regards}`,
    ),
    booked: letter(
      'amira@uni.test',
      'Your interview: Doctoral position in soft robotics',
      `Dear Amira Test, Your interview for the position Doctoral position in soft robotics is booked: ${named.when} Room 1
      You can move or cancel it up to 24 hours before. Open the interview <${bookingPage}> ${regards}`,
    ),
    moved: letter(
      'amira@uni.test',
      'Your interview has changed: Doctoral position in soft robotics',
      `Dear Amira Test, Time, place or interviewers of your interview for the position Doctoral position in soft robotics
      have changed. It now takes place: ${named.when} Room 2 It was planned for ${named.when}, Room 1. Open the interview <${bookingPage}>
      ${regards}`,
    ),
    accepted: letter(
      'amira@uni.test',
      'Your application for Doctoral position in soft robotics was successful',
      `Dear Amira Test, We are glad to offer you the position Doctoral position in soft robotics in the research group
      Soft Robotics. Welcome to the group! We will contact you soon about the contract and the next steps.
      Open your application <${site}/applications/${named.application}> ${regards}`,
    ),
    cancelled: letter(
      'amira@uni.test',
      'Your interview is cancelled: Doctoral position in soft robotics',
      `Dear Amira Test, Your interview for the position Doctoral position in soft robotics on ${named.when} will not take
      place. We have decided about your application. ${regards}`,
    ),
    abgesagt: letter(
      'bela@uni.test',
      'Ihre Bewerbung um Doctoral position in soft robotics',
      `Guten Tag Bela Test, vielen Dank für Ihre Bewerbung und Ihr Interesse an der Forschungsgruppe Soft Robotics.
      Wir haben die Stelle Doctoral position in soft robotics mit einer anderen Person besetzt und können sie Ihnen nicht
      anbieten. Zu Ihrer Bewerbung <${site}/applications/${named.other}> Wir wünschen Ihnen alles Gute. Soft Robotics
      ${unterzeichnet}`,
    ),
    nichtMehr: letter(
      'rolf@else.test',
      'Die Empfehlung für Bela Test wird nicht mehr benötigt',
      `Guten Tag Prof. Rolf Bär, die Empfehlung für Bela Test zur Stelle Doctoral position in soft robotics in der
      Forschungsgruppe Soft Robotics wird nicht mehr benötigt. Sie müssen nichts tun, und der Link, den Sie erhalten
      haben, gilt nicht mehr. Vielen Dank trotzdem. Soft Robotics ${unterzeichnet}`,
    ),
    ofPanel: (to: 'Emil' | 'Greta') => ({
      booked: panel(
        to,
        'Interview with Amira Test: Doctoral position in soft robotics',
        `An interview with Amira Test for the position Doctoral position in soft robotics (Soft Robotics) is booked,
        and you are one of the interviewers: ${named.when} Room 1 Open the interviews <${panelPage}>`,
      ),
      moved: panel(
        to,
        'The interview with Amira Test has changed: Doctoral position in soft robotics',
        `Time, place or interviewers of the interview with Amira Test for the position Doctoral position in soft
        robotics (Soft Robotics) have changed. It now takes place: ${named.when} Room 2 It was planned for ${named.when},
        Room 1. Open the interviews <${panelPage}>`,
      ),
      cancelled: panel(
        to,
        'No interview with Amira Test: Doctoral position in soft robotics',
        `You no longer hold the interview with Amira Test for the position Doctoral position in soft robotics (Soft
        Robotics) on ${named.when}; the time is free again. The application has been decided.
        Open the interviews <${panelPage}>`,
      ),
    }),
  }
}
