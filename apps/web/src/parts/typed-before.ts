/** What somebody has typed into the page that the service drew, before the client took it over. */
export const typedBefore = (): string =>
  document.querySelector<HTMLInputElement>('.served input[type=search]')?.value ?? ''
