import type { DocumentType } from '../../documents/document.ts'
import type { ReferenceState } from '../../references/reference.ts'
import type { Language } from '../../text/language.ts'

type Said = Readonly<Record<string, unknown>> & { readonly referenceStates: Readonly<Record<ReferenceState, string>> }

/** The words of the cover of a dossier. */
export const words = {
  en: {
    page: 'Page {n} of {all}',
    dossier: 'Application',
    confidential: 'Confidential',
    noName: 'Applicant',
    sent: 'Sent',
    start: 'Can start',
    german: 'German scale',
    degrees: 'Degrees',
    documents: 'Uploaded by the applicant',
    letters: 'Handed in by referees',
    handedIn: 'handed in by',
    byApplicant: 'uploaded by the applicant',
    references: 'References',
    onPage: 'Page',
    leftOut: 'not in this file',
    picture: '{title}, page {n} of {all}: a picture without a description',
    yes: 'Yes',
    no: 'No',
    facts: { email: 'E-mail', phone: 'Phone', address: 'Address', nationality: 'Nationality', born: 'Date of birth' },
    texts: { motivation: 'Motivation', skills: 'Skills', experience: 'Experience' },
    referenceStates: {
      ADDED: 'not asked yet',
      REQUESTED: 'asked',
      SUBMITTED: 'received',
      DECLINED: 'declined',
      EXPIRED: 'expired',
      CANCELLED: 'cancelled',
    },
  },
  de: {
    page: 'Seite {n} von {all}',
    dossier: 'Bewerbung',
    confidential: 'Vertraulich',
    noName: 'Bewerber/in',
    sent: 'Eingereicht',
    start: 'Möglicher Beginn',
    german: 'deutsche Skala',
    degrees: 'Abschlüsse',
    documents: 'Von der sich bewerbenden Person hochgeladen',
    letters: 'Von Referenzpersonen abgegeben',
    handedIn: 'abgegeben von',
    byApplicant: 'von der sich bewerbenden Person hochgeladen',
    references: 'Empfehlungen',
    onPage: 'Seite',
    leftOut: 'nicht in dieser Datei',
    picture: '{title}, Seite {n} von {all}: ein Bild ohne Beschreibung',
    yes: 'Ja',
    no: 'Nein',
    facts: {
      email: 'E-Mail',
      phone: 'Telefon',
      address: 'Anschrift',
      nationality: 'Staatsangehörigkeit',
      born: 'Geburtsdatum',
    },
    texts: { motivation: 'Motivation', skills: 'Kenntnisse', experience: 'Erfahrung' },
    referenceStates: {
      ADDED: 'noch nicht angefragt',
      REQUESTED: 'angefragt',
      SUBMITTED: 'eingegangen',
      DECLINED: 'abgelehnt',
      EXPIRED: 'abgelaufen',
      CANCELLED: 'zurückgezogen',
    },
  },
} as const satisfies Record<Language, Said>

/** What a document is called on the cover. */
export const documentWords = {
  en: {
    CV: 'CV',
    BACHELOR_TRANSCRIPT: 'Bachelor’s transcript',
    MASTER_TRANSCRIPT: 'Master’s transcript',
    REFERENCE: 'Certificate',
    REFERENCE_LETTER: 'Letter of reference',
    OTHER: 'Document',
  },
  de: {
    CV: 'Lebenslauf',
    BACHELOR_TRANSCRIPT: 'Bachelorzeugnis',
    MASTER_TRANSCRIPT: 'Masterzeugnis',
    REFERENCE: 'Zeugnis',
    REFERENCE_LETTER: 'Empfehlungsschreiben',
    OTHER: 'Dokument',
  },
} as const satisfies Record<Language, Readonly<Record<DocumentType, string>>>
