import { allOf, anyOf, chairedByOthers, chairs, inGroup, not, outsideCommittee, own, recused } from '@kolleg/access'

/** For whom an application does not exist although they are members of its group: the view kept_out as a rule. */
export const keptOut = anyOf(recused('applicationId'), allOf(outsideCommittee('jobId'), not(own('applicantId'))))

/** Who leads the procedure: whoever holds the chair, as long as nobody does the professors of the group. */
export const chair = anyOf(
  chairs('jobId'),
  allOf(inGroup('researchGroupId', ['PROFESSOR']), not(chairedByOthers('jobId')), not(outsideCommittee('jobId'))),
)
