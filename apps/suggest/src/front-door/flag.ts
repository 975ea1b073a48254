/** Whether a query parameter is on: `true`, `True` as Python writes it, or `1`. */
export const isOn = (value: string | undefined): boolean => value !== undefined && /^(?:true|1)$/i.test(value)
