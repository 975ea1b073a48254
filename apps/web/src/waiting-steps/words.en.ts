import type { components } from '../api/apply.gen.ts'

type KindWords = { readonly waits: string; readonly done: string; readonly failed: string }

export default {
  title: 'Announced',
  by: 'Announced by {{name}}.',
  byOwn: 'Announced by you.',
  untilThen: 'Nobody outside notices anything before.',
  takeBack: 'Take back',
  now: 'Do it now …',
  askNow: {
    title: 'Do it now?',
    text: 'This then holds at once: {{what}} The step can no longer be taken back.',
    do: 'Do it now',
  },
  takenBack: 'Taken back. Nobody outside has noticed anything.',
  takenBackBy: '{{name}} has taken back what you announced. Nobody outside has noticed anything.',
  someone: 'Someone of your group',
  putAway: 'Understood',
  grace: {
    later: 'It waits for a minute. Until then you can take it back.',
    atOnce: 'It happens at once and cannot be taken back: the group has set no grace time for e-mails.',
  },
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
    INVITE_INTERVIEWEES: {
      waits: 'The invitation leaves at {{time}}.',
      done: 'The invitation is on its way.',
      failed: 'The invitation could not be sent.',
    },
    ASSIGN_SLOT: {
      waits: 'The time is assigned at {{time}}, with an e-mail.',
      done: 'The time is assigned.',
      failed: 'The time could not be assigned.',
    },
    CANCEL_INTERVIEW: {
      waits: 'The interview is cancelled at {{time}}.',
      done: 'The interview is cancelled.',
      failed: 'The interview could not be cancelled.',
    },
    REMOVE_INTERVIEWEE: {
      waits: 'Taken off the interview list at {{time}}.',
      done: 'They are off the interview list.',
      failed: 'They could not be taken off the interview list.',
    },
    OFFER_SLOTS: {
      waits: 'The new times can be chosen from {{time}}.',
      done: 'The new times are on offer.',
      failed: 'The new times could not be offered.',
    },
    CHANGE_SLOT: {
      waits: 'The interview time changes at {{time}}.',
      done: 'The interview time is changed.',
      failed: 'The interview time could not be changed.',
    },
    DELETE_SLOT: {
      waits: 'The interview time is deleted at {{time}}.',
      done: 'The interview time is deleted.',
      failed: 'The interview time could not be deleted.',
    },
    ADD_MEMBER: {
      waits: 'Added to the group at {{time}}, with an e-mail.',
      done: 'They are added to the group.',
      failed: 'They could not be added to the group.',
    },
    INVITE_MEMBER: {
      waits: 'Invited to the group at {{time}}, by e-mail.',
      done: 'They are invited.',
      failed: 'They could not be invited.',
    },
    CHANGE_MEMBER_ROLE: {
      waits: 'The role changes at {{time}}.',
      done: 'The role is changed.',
      failed: 'The role could not be changed.',
    },
    REMOVE_MEMBER: {
      waits: 'Removed from the group at {{time}}.',
      done: 'They are removed from the group.',
      failed: 'They could not be removed from the group.',
    },
    WITHDRAW_INVITATION: {
      waits: 'The invitation is withdrawn at {{time}}.',
      done: 'The invitation is withdrawn.',
      failed: 'The invitation could not be withdrawn.',
    },
    CHANGE_GROUP: {
      waits: 'The new group data apply from {{time}}.',
      done: 'The group data are changed.',
      failed: 'The group data could not be changed.',
    },
    CREATE_GROUP: {
      waits: 'The group is created at {{time}}.',
      done: 'The group is created.',
      failed: 'The group could not be created.',
    },
    ACTIVATE_GROUP: {
      waits: 'The group becomes active at {{time}}.',
      done: 'The group is active.',
      failed: 'The group could not be activated.',
    },
    DENY_GROUP: {
      waits: 'The request is denied at {{time}}, with an e-mail.',
      done: 'The request is denied.',
      failed: 'The request could not be denied.',
    },
    SUSPEND_GROUP: {
      waits: 'The group is suspended at {{time}}.',
      done: 'The group is suspended.',
      failed: 'The group could not be suspended.',
    },
    CHANGE_SCHOOL: {
      waits: 'The school changes at {{time}}.',
      done: 'The school is changed.',
      failed: 'The school could not be changed.',
    },
    CHANGE_DEPARTMENT: {
      waits: 'The department changes at {{time}}.',
      done: 'The department is changed.',
      failed: 'The department could not be changed.',
    },
    CHANGE_CATALOGUE_ENTRY: {
      waits: 'The entry changes at {{time}}.',
      done: 'The entry is changed.',
      failed: 'The entry could not be changed.',
    },
    DELETE_BANNER: {
      waits: 'The banner is deleted at {{time}}.',
      done: 'The banner is deleted.',
      failed: 'The banner could not be deleted.',
    },
  } satisfies Record<components['schemas']['WaitingStep']['kind'] | 'INVITE_MEMBER', KindWords>,
}
