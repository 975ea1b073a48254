import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Schools und Departments',
  lead: 'Ihnen sind die Forschungsgruppen zugeordnet. Was verwendet wird, kann nicht gelöscht werden.',
  school: 'School',
  newSchool: 'Neue School',
  newDepartment: 'Neues Department',
  name: 'Name',
  abbreviation: 'Abkürzung',
  saved: 'Es ist gespeichert.',
  deleted: 'Es ist gelöscht.',
  deleteTitle: '{{name}} löschen?',
  deleteText: 'Das lässt sich nicht rückgängig machen.',
  none: 'Es gibt noch keine Schools',
  noneHint: 'Legen Sie die erste an.',
  noDepartments: 'Noch keine Departments.',
} satisfies Translated<typeof en>
