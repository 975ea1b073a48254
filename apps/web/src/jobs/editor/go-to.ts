/** Scrolls to a field and focuses it. */
export const goTo = (id: string): void => {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
