/** Reads what was typed into the server-rendered search field before the client took over. */
export const typedBefore = (): string =>
  document.querySelector<HTMLInputElement>('.ssr input[type=search]')?.value ?? ''
