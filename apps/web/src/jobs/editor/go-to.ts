/** Brings a field into sight and the keyboard to it. */
export const goTo = (id: string): void => {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
