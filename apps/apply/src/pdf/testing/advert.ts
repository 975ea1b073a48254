import { contentOf } from '../../jobs/content.ts'
import type { Advert } from '../advert.ts'

/** A position with every field set. */
export const wholeAdvert: Advert = {
  ...contentOf({
    title: 'Doctoral researcher (m/f/d) in trustworthy systems',
    subjectArea: 'COMPUTER_SCIENCE',
    researchArea: 'Trustworthy machine learning',
    location: 'GARCHING',
    startDate: '2027-04-01',
    applicationDeadline: '2026-12-15',
    workloadPercent: 100,
    contractMonths: 36,
    fundingType: 'FULLY_FUNDED',
    salaryGrade: 'E13',
    descriptionEn:
      '<p>Find out <em>why</em> systems fail.</p><h2>Your tasks</h2><ul><li>Prove</li><li>Publish</li></ul>',
    descriptionDe: '<p>Größe, Übermut und Ärger.</p><h3>Ihr Profil</h3><p>Neugier, Mut, ß.</p>',
    referenceLettersRequired: 2,
    suitableForDisabled: true,
  }),
  labels: {
    subjectArea: { en: 'Computer science', de: 'Informatik' },
    location: { en: 'Garching', de: 'Garching' },
    fundingType: { en: 'Fully funded', de: 'Vollständig finanziert' },
    salaryGrade: { en: 'TV-L E13', de: 'TV-L E13' },
  },
  supervisor: 'Prof. Ada Groß',
  group: {
    name: 'Data Engineering',
    department: 'Computer Science',
    email: 'data@uni.test',
    website: 'https://data.uni.test',
    address: ['Boltzmannstraße 3', '85748 Garching'],
  },
}
