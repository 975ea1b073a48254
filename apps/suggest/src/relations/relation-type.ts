import { Type } from 'typebox'

/** The types of a relation as requests and replies name them. */
export const RelationType = Type.Enum(['REQUIRES', 'EXTENDS', 'MATCHES'], {
  title: 'RelationType',
  description:
    'REQUIRES: the tail is a prerequisite for the head. EXTENDS: the tail builds upon the head. ' +
    'MATCHES: both are similar or equivalent.',
})
