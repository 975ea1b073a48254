export const groupStates = ['DRAFT', 'ACTIVE', 'DENIED'] as const
export type GroupState = (typeof groupStates)[number]
