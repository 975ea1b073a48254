export const steps = ['person', 'education', 'motivation', 'documents', 'references', 'summary'] as const
export type Step = (typeof steps)[number]

export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1]
export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1]
