import { type Flood, type Flooded, flood } from './flood.ts'
import { type Pace, pace, type Sequence, sequence } from './pace.ts'
import { answering } from './part.ts'

export type LoadQuestion =
  | { readonly kind: 'flood'; readonly flood: Flood }
  | { readonly kind: 'pace'; readonly pace: Pace }
  | { readonly kind: 'sequence'; readonly sequence: Sequence }
export type LoadAnswer = { readonly flooded?: Flooded; readonly times?: readonly number[] }

/** The client process, separate from the services. */
answering<LoadQuestion, LoadAnswer>(async question => {
  switch (question.kind) {
    case 'flood':
      return { flooded: await flood(question.flood) }
    case 'pace':
      return { times: await pace(question.pace) }
    case 'sequence':
      return { times: await sequence(question.sequence) }
  }
})
