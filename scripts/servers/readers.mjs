// Independent readers of our files, which are not servers: LibreOffice for spreadsheets, and Python's libraries for
// what is in them.
export const packages = ['libreoffice-calc-nogui', 'python3-openpyxl', 'python3-icalendar']

export const start = async () => ({
  env: { READERS_OFFICE: '/usr/bin/soffice', READERS_PYTHON: '/usr/bin/python3' },
  stop: async () => {},
})
