import type { WaitingStep } from '../api/client.ts'

type KindWords = { readonly waits: string; readonly done: string; readonly failed: string }

export default {
  title: 'Announced',
  by: 'Announced by {{name}}.',
  byOwn: 'Announced by you.',
  untilThen: 'Nobody outside notices anything before.',
  takeBack: 'Take back',
  now: 'Do it now',
  takenBack: 'Taken back. Nobody outside has noticed anything.',
  putAway: 'Understood',
  soon: 'now',
  kinds: {
    PUBLISH_JOB: {
      waits: 'The position becomes public at {{time}}.',
      done: 'The position is public.',
      failed: 'The position could not be published.',
    },
    PUBLISH_JOB_CHANGES: {
      waits: 'The changes of the position become public at {{time}}.',
      done: 'The changes of the position are public.',
      failed: 'The changes of the position could not be published.',
    },
    STOP_APPLICATIONS: {
      waits: 'The position takes no more applications from {{time}}.',
      done: 'The position takes no more applications.',
      failed: 'The position could not be made to take no more applications.',
    },
    RESUME_APPLICATIONS: {
      waits: 'The position takes applications again from {{time}}.',
      done: 'The position takes applications again.',
      failed: 'The position could not be made to take applications again.',
    },
    UNPUBLISH_JOB: {
      waits: 'The position becomes a draft again at {{time}}.',
      done: 'The position is a draft again.',
      failed: 'The position could not be made a draft again.',
    },
    CLOSE_JOB: {
      waits: 'The position is closed at {{time}}.',
      done: 'The position is closed.',
      failed: 'The position could not be closed.',
    },
    FILL_JOB: {
      waits: 'The position is marked as filled at {{time}}.',
      done: 'The position is filled.',
      failed: 'The position could not be marked as filled.',
    },
  } satisfies Record<WaitingStep['kind'], KindWords>,
}
