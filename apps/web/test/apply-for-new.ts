import type { Visitor } from './browser.ts'

type Me = { readonly userId: string; readonly researchGroup: { readonly researchGroupId: string } }

/** Submits an application for a new position of the professor's group. */
export const applyForNew = async (
  professor: Visitor,
  applicant: Visitor,
  title = 'Sorting of socks',
): Promise<{ readonly applicationId: string; readonly jobId: string; readonly groupId: string }> => {
  const { userId, researchGroup } = await professor.call<Me>('GET', '/api/users/me')
  const groupId = researchGroup.researchGroupId
  const { jobId } = await professor.call<{ readonly jobId: string }>('POST', `/api/research-groups/${groupId}/jobs`, {
    title,
    subjectArea: 'COMPUTER_SCIENCE',
    location: 'GARCHING',
    supervisingProfessorId: userId,
    descriptionEn: '<p>You find pairs.</p>',
  })
  await professor.call('PUT', `/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  const applications = `/api/jobs/${jobId}/applications`
  const { applicationId } = await applicant.call<{ readonly applicationId: string }>('POST', applications)
  await applicant.call('PATCH', `/api/applications/${applicationId}`, { motivation: '<p>I like pairs.</p>' })
  await applicant.call('POST', `/api/applications/${applicationId}/submit`)
  return { applicationId, jobId, groupId }
}
