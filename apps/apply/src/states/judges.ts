import { allOf, anyOf, chairedByOthers, chairs, inGroup, not, outsideCommittee, own, recused } from '@kolleg/access'

/** For whom an application does not exist although they are members of its group: the view kept_out as a rule. */
export const keptOut = anyOf(recused('applicationId'), allOf(outsideCommittee('jobId'), not(own('applicantId'))))

/** Leads the procedure: the chair of the committee or, if it has none, a professor of the group. */
export const leader = anyOf(
  chairs('jobId'),
  allOf(inGroup('researchGroupId', ['PROFESSOR']), not(chairedByOthers('jobId')), not(outsideCommittee('jobId'))),
)
