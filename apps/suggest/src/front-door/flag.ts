/** Whether a parameter asks for something: `true`, as Python writes it too, or `1`. */
export const isOn = (value: string | undefined): boolean => value !== undefined && /^(?:true|1)$/i.test(value)
