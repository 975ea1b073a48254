/**
 * What every operation of the API is to people outside the group, and why:
 *
 * - inside: they see nothing of it.
 * - waits: with `Grace: on` they see nothing of it before its grace time is over.
 * - decision: they see nothing of it before its letter leaves, by a mechanism of its own.
 * - lists: it changes what can be chosen in forms, and no page and no letter.
 * - own: the caller's own matter; others may see it at once.
 * - open: they may see it at once, for the reason given.
 */
export const operations = `
# the caller
updateMe                   own       one’s own name and language
deleteMe                   own       one’s own account; asks first
replaceNotifications       own       letters to oneself
rotateCalendarAddress      own       one’s own calendar
requestDataExport          own       a copy of one’s own data

# groups and members
createResearchGroup        waits     its page becomes public
requestResearchGroup       own       the caller’s request, which administrators hear of
updateResearchGroup        waits     its page, its adverts and its letters say it; how the group works together is inside
activateResearchGroup      waits     page and adverts become public, and a letter leaves
denyResearchGroup          waits     a letter leaves
suspendResearchGroup       waits     page and adverts are gone
addMember                  waits     a letter leaves to somebody who is outside until then
changeMemberRole           waits     who may invite no longer takes their invitations along; otherwise inside
removeMember               waits     the one who is removed is outside then
leaveResearchGroup         own       one’s own membership; asks first
withdrawInvitation         waits     the one who was invited is not admitted any more

# administration
appointAdmin               inside    among administrators, and no letter leaves
dismissAdmin               inside    among administrators, and no letter leaves
createSchool               lists     no group names it yet
updateSchool               waits     pages of groups name it
deleteSchool               lists     no group names it any more
createDepartment           lists     no group names it yet
updateDepartment           waits     pages of groups name it
deleteDepartment           lists     no group names it any more
addCatalogueEntry          lists     no advert names it yet
updateCatalogueEntry       waits     adverts name it
deleteCatalogueEntry       lists     no advert names it any more
runRetention               open      does now what the night does by rules that stand; asks first and says how many
placeLegalHold             open      it must hold at once; who has applied reads it beside the erasure of their account
changeLegalHold            open      who has applied reads the day beside the erasure of their account
endLegalHold               open      nothing is deleted at once; can be placed again
resendLetter               open      a letter that was due and could not be delivered

# waiting steps themselves
takeBackWaitingStep        inside    a step that nobody outside knew of
carryOutWaitingStep        open      the very word that grace is over, from who announced the step

# positions
createJob                  inside    a draft
replaceJob                 inside    a draft; the client keeps changes of a public position with saveJobChanges
deleteJob                  inside    a draft that nobody applied to
duplicateJob               inside    a new draft
changeJobState             waits     an advert comes or goes, and applications end
stopApplications           waits     the advert takes no more applications
resumeApplications         waits     the advert takes applications again
saveJobChanges             inside    pending until they are published
discardJobChanges          inside    pending until then
publishJobChanges          waits     the advert says something else
previewJobPdf              inside    for the caller alone
translateJob               inside    a draft; the editor offers it for nothing else
draftJob                   inside    words for the caller alone
checkPosting               inside    words for the caller alone

# banners
addDefaultBanner           open      a file cannot wait as a request does; deleting it is as easy
addBanner                  inside    on no advert yet
deleteImage                waits     adverts show it; one that none shows is inside

# applicants and referees
replaceMyProfile           own       the applicant’s
replaceMySubscriptions     own       letters to oneself
startApplication           own       the applicant’s
updateApplication          own       the applicant’s
deleteApplication          own       the applicant’s
submitApplication          own       the applicant’s; referees hear of it after the grace time
withdrawApplication        own       the applicant’s; asks first
uploadApplicationDocument  own       the applicant’s
uploadProfileDocument      own       the applicant’s
updateDocument             own       the applicant’s
deleteDocument             own       the applicant’s
deleteProfileDocument      own       the applicant’s
addReference               own       the applicant’s; the referee hears of it after the grace time
updateReference            own       the applicant’s
deleteReference            own       the applicant’s
saveReferenceDraft         own       the referee’s
submitReference            own       the referee’s; asks first
declineReference           own       the referee’s; asks first
bookInterview              own       the applicant’s
cancelInterviewBooking     own       the applicant’s; asks first

# evaluation
openApplication            decision  the first look is the group’s
markApplicationUnread      decision  takes openApplication back
unlistApplication          decision  the shortlist is not visible outside
acceptApplication          decision  the letter leaves after the grace time
rejectApplication          decision  the letter leaves after the grace time
reconsiderApplication      decision  before its letter has left
takeBackDecisionLetter     decision  before its letter has left
decideInBulk               decision  the letter leaves after the grace time
previewDecisionLetter      inside    for the caller alone
foreseeDecision            inside    for the caller alone
rateApplication            inside    among members
deleteMyRating             inside    among members
addComment                 inside    among members
replaceComment             inside    among members
deleteComment              inside    among members
declareConflict            open      it must hold at once; whose interview it is may see one interviewer fewer
liftRecusal                inside    among members
dealReadings               inside    among members
putReaders                 inside    among members
putCommittee               open      who may see applications must hold at once; whose interview it is may see one interviewer fewer
orderFinalists             inside    among members
saveView                   inside    for the caller alone
deleteSavedView            inside    for the caller alone

# interviews
createInterviewSlots       waits     who is invited chooses among them; inside until somebody is
updateInterviewSlot        waits     who is invited chooses it or has booked it; inside until somebody is
deleteInterviewSlot        waits     who is invited chooses among them; inside until somebody is
assignInterviewSlot        waits     a letter leaves
cancelInterview            waits     a letter leaves
addInterviewees            inside    nobody hears of the shortlist
removeInterviewee          waits     who was invited can choose no longer; who was not is inside
inviteInterviewees         waits     letters leave, also to referees
assessInterviewee          inside    among members
previewInterviewInvitation inside    for the caller alone

# letters
createEmailTemplate        inside    words of letters that are not written yet
replaceEmailTemplate       inside    words of letters that are not written yet
deleteEmailTemplate        inside    words of letters that are not written yet
previewEmailTemplate       inside    for the caller alone
`

export const kinds = ['inside', 'waits', 'decision', 'lists', 'own', 'open'] as const
export type Kind = (typeof kinds)[number]
export type Row = { readonly operationId: string; readonly kind: Kind; readonly reason: string }

export const readOperations = (text: string): readonly Row[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [operationId = '', word = '', ...reason] = line.split(/\s+/)
      const kind = kinds.find(each => each === word)
      if (kind === undefined || reason.length === 0) throw new Error(`Neither a kind nor a reason: ${line}`)
      return { operationId, kind, reason: reason.join(' ') }
    })
