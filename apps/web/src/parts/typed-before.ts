/** Reads what was typed into the server-rendered search field before the client took over. */
export const typedBefore = (): string =>
  document.querySelector<HTMLInputElement>('.served input[type=search]')?.value ?? ''
