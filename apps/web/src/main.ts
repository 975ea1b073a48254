const german = {
  about: 'Bewerbungsverwaltung für Forschungsgruppen.',
  docs: 'Zur Schnittstellenbeschreibung',
} as const

if (navigator.language.startsWith('de')) {
  document.documentElement.lang = 'de'
  for (const [id, text] of Object.entries(german)) {
    const element = document.getElementById(id)
    if (element) element.textContent = text
  }
}
