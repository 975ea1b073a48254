/**
 * The expected status for each caller, written by hand from the contract's roles and capabilities and the rules of
 * ownership. Every operation is called correctly, on things of the group `here`; `·` repeats the one before.
 */
export const expectations = `
# operation                                                            anonymous owner applicant employee professor otherEmployee otherProfessor mixed exMember admin

# the caller
GET    /api/users/me                                                   401       200   ·         ·        ·         ·             ·              ·     ·        ·
PATCH  /api/users/me                                                   401       200   ·         ·        ·         ·             ·              ·     ·        ·
DELETE /api/users/me                                                   401       204   ·         ·        409       204           ·              ·     ·        ·
GET    /api/users/me/notifications                                     401       200   ·         ·        ·         ·             ·              ·     ·        ·
PUT    /api/users/me/notifications                                     401       200   ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/users/me/calendar                                          401       200   ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/users/me/calendar/rotate                                   401       200   ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/users/me/data-export                                       401       200   201       ·        ·         ·             ·              ·     ·        ·
GET    /api/users/me/legal-holds                                       401       200   ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/users/me/data-export                                       401       200   ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/users/me/data-export/:exportId                             401       200   403       ·        ·         ·             ·              ·     ·        ·

# groups
GET    /api/research-groups                                            401       200   ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/research-groups/:researchGroupId/public                    200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/research-groups/requests                                   401       200   ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/research-groups/requests                                   401       201   ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/research-groups                                            401       403   ·         ·        ·         ·             ·              ·     ·        201
GET    /api/research-groups/:researchGroupId                           401       403   ·         200      ·         403           ·              200   403      200
PATCH  /api/research-groups/:researchGroupId                           401       403   ·         200      ·         403           ·              200   403      200
GET    /api/research-groups/:researchGroupId/home                      401       403   ·         200      ·         403           ·              200   403      200
POST   /api/research-groups/:researchGroupId/activate                  401       403   ·         ·        ·         ·             ·              ·     ·        200
POST   /api/research-groups/:researchGroupId/deny                      401       403   ·         ·        ·         ·             ·              ·     ·        200
POST   /api/research-groups/:researchGroupId/suspend                   401       403   ·         ·        ·         ·             ·              ·     ·        200
GET    /api/research-groups/:researchGroupId/members                   401       403   ·         200      ·         403           ·              200   403      200
POST   /api/research-groups/:researchGroupId/members                   401       403   ·         ·        201       403           ·              ·     ·        201
PATCH  /api/research-groups/:researchGroupId/members/:userId           401       403   ·         ·        200       403           ·              ·     ·        200
DELETE /api/research-groups/:researchGroupId/members/:userId           401       403   ·         ·        204       403           ·              ·     ·        204
DELETE /api/research-groups/:researchGroupId/members/me                401       403   ·         204      409       403           ·              204   403      ·
GET    /api/research-groups/:researchGroupId/invitations               401       403   ·         ·        200       403           ·              ·     ·        200
DELETE /api/research-groups/:researchGroupId/invitations/:invitationId 401       403   ·         ·        204       403           ·              ·     ·        204
GET    /api/users/available-for-research-group                         401       403   ·         ·        200       403           ·              ·     ·        200
GET    /api/research-groups/:researchGroupId/audit                     401       403   ·         ·        200       403           ·              ·     ·        200

# administration
GET    /api/admin/research-groups                                      401       403   ·         ·        ·         ·             ·              ·     ·        200
GET    /api/admin/users                                                401       403   ·         ·        ·         ·             ·              ·     ·        200
GET    /api/admin/audit                                                401       403   ·         ·        ·         ·             ·              ·     ·        200
GET    /api/admin/jobs                                                 401       403   ·         ·        ·         ·             ·              ·     ·        200
GET    /api/admin/applications                                         401       403   ·         ·        ·         ·             ·              ·     ·        200
POST   /api/admins                                                     401       403   ·         ·        ·         ·             ·              ·     ·        201
DELETE /api/admins/:userId                                             401       403   ·         ·        ·         ·             ·              ·     ·        204
GET    /api/admin/system                                               401       403   ·         ·        ·         ·             ·              ·     ·        200
GET    /api/admin/retention                                            401       403   ·         ·        ·         ·             ·              ·     ·        200
POST   /api/admin/retention                                            401       403   ·         ·        ·         ·             ·              ·     ·        200
GET    /api/admin/legal-holds                                          401       403   ·         ·        ·         ·             ·              ·     ·        200
POST   /api/jobs/:jobId/legal-holds                                    401       403   ·         ·        ·         ·             ·              ·     ·        201
PUT    /api/admin/legal-holds/:legalHoldId                             401       403   ·         ·        ·         ·             ·              ·     ·        200
POST   /api/admin/legal-holds/:legalHoldId/end                         401       403   ·         ·        ·         ·             ·              ·     ·        200
GET    /api/admin/letters                                              401       403   ·         ·        ·         ·             ·              ·     ·        200
POST   /api/admin/letters/:letterId/resend                             401       403   ·         ·        ·         ·             ·              ·     ·        204
GET    /api/schools                                                    200       ·     ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/schools                                                    401       403   ·         ·        ·         ·             ·              ·     ·        201
PATCH  /api/schools/:schoolId                                          401       403   ·         ·        ·         ·             ·              ·     ·        200
DELETE /api/schools/:schoolId                                          401       403   ·         ·        ·         ·             ·              ·     ·        204
GET    /api/departments                                                200       ·     ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/departments                                                401       403   ·         ·        ·         ·             ·              ·     ·        201
PATCH  /api/departments/:departmentId                                  401       403   ·         ·        ·         ·             ·              ·     ·        200
DELETE /api/departments/:departmentId                                  401       403   ·         ·        ·         ·             ·              ·     ·        204
GET    /api/catalogues                                                 200       ·     ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/catalogues/:catalogue/:entry                               401       403   ·         ·        ·         ·             ·              ·     ·        201
PATCH  /api/catalogues/:catalogue/:entry                               401       403   ·         ·        ·         ·             ·              ·     ·        200
DELETE /api/catalogues/:catalogue/:entry                               401       403   ·         ·        ·         ·             ·              ·     ·        204

# jobs
GET    /api/jobs                                                       200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/jobs/:jobId                                                200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/jobs/feed.json                                             200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/jobs/feed.atom                                             200       ·     ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/research-groups/:researchGroupId/jobs                      401       403   ·         201      ·         403           ·              201   403      201
GET    /api/research-groups/:researchGroupId/jobs                      401       403   ·         200      ·         403           ·              200   403      200
GET    /api/professors/:professorId/jobs                               401       403   ·         200      ·         403           ·              200   403      200
GET    /api/jobs/:jobId/details                                        401       403   ·         200      ·         403           ·              200   403      200
PUT    /api/jobs/:jobId                                                401       403   ·         200      ·         403           ·              200   403      200
DELETE /api/jobs/:jobId                                                401       403   ·         204      ·         403           ·              204   403      204
PUT    /api/jobs/:jobId/state                                          401       403   ·         200      ·         403           ·              200   403      200
POST   /api/jobs/:jobId/stop                                           401       403   ·         200      ·         403           ·              200   403      200
POST   /api/jobs/:jobId/resume                                         401       403   ·         200      ·         403           ·              200   403      200
GET    /api/jobs/:jobId/consequences                                   401       403   ·         200      ·         403           ·              200   403      200
GET    /api/jobs/:jobId/revision                                       401       403   ·         200      ·         403           ·              200   403      200
PUT    /api/jobs/:jobId/revision                                       401       403   ·         200      ·         403           ·              200   403      200
DELETE /api/jobs/:jobId/revision                                       401       403   ·         204      ·         403           ·              204   403      204
POST   /api/jobs/:jobId/revision/publish                               401       403   ·         200      ·         403           ·              200   403      200
POST   /api/jobs/:jobId/duplicate                                      401       403   ·         201      ·         403           ·              201   403      201
GET    /api/jobs/:jobId/history                                        401       403   ·         200      ·         403           ·              200   403      200
GET    /api/jobs/:jobId/history/:version                               401       403   ·         200      ·         403           ·              200   403      200

# of a draft: for the public there is none
GET    /api/jobs/:jobId/pdf                                            404       ·     ·         200      ·         403           ·              200   404      403
POST   /api/jobs/preview/pdf                                           401       403   ·         200      ·         403           ·              200   403      ·

# announced by the professor
GET    /api/waiting-steps                                              401       403   ·         200      ·         ·             ·              ·     403      200
GET    /api/waiting-steps/:stepId                                      401       403   ·         200      ·         403           ·              200   403      200
DELETE /api/waiting-steps/:stepId                                      401       403   ·         204      ·         403           ·              204   403      204
POST   /api/waiting-steps/:stepId/now                                  401       403   ·         ·        200       403           ·              ·     ·        ·

# pictures and help with writing
GET    /api/images/banners/default                                     401       403   ·         200      ·         ·             ·              ·     403      200
POST   /api/images/banners/default                                     401       403   ·         ·        ·         ·             ·              ·     ·        201
GET    /api/research-groups/:researchGroupId/images/banners            401       403   ·         200      ·         403           ·              200   403      200
POST   /api/research-groups/:researchGroupId/images/banners            401       403   ·         201      ·         403           ·              201   403      201
GET    /api/images/mine                                                401       403   ·         200      ·         ·             ·              ·     403      200
GET    /api/images/:imageId                                            200       ·     ·         ·        ·         ·             ·              ·     ·        ·
DELETE /api/images/:imageId                                            401       403   ·         ·        204       403           ·              ·     ·        204
POST   /api/ai/job-draft                                               401       403   ·         200      ·         403           ·              200   403      200
POST   /api/ai/posting-check                                           401       403   ·         200      ·         403           ·              200   403      200

# without an AI the permitted get 503
POST   /api/jobs/:jobId/translation                                    401       403   ·         503      ·         403           ·              503   403      503

# applicants
GET    /api/applicants/me/profile                                      401       200   ·         ·        ·         ·             ·              ·     ·        ·
PUT    /api/applicants/me/profile                                      401       200   ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/applicants/me/subscriptions                                401       200   ·         ·        ·         ·             ·              ·     ·        ·
PUT    /api/applicants/me/subscriptions                                401       200   ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/applicants/me/documents                                    401       201   ·         ·        ·         ·             ·              ·     ·        ·
DELETE /api/applicants/me/documents/:documentId                        401       204   403       ·        ·         ·             ·              ·     ·        ·
POST   /api/jobs/:jobId/applications                                   401       201   ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/applications                                               401       200   ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/users/:userId/applications                                 401       200   403       ·        ·         ·             ·              ·     ·        200

# a draft does not exist for the group
PATCH  /api/applications/:applicationId                                401       200   403       404      ·         403           ·              404   403      ·
DELETE /api/applications/:applicationId                                401       204   403       404      ·         403           ·              404   403      ·
POST   /api/applications/:applicationId/submit                         401       200   403       404      ·         403           ·              404   403      ·
POST   /api/applications/:applicationId/documents                      401       201   403       404      ·         403           ·              404   403      ·
PATCH  /api/documents/:documentId                                      401       200   403       404      ·         403           ·              404   403      ·
DELETE /api/documents/:documentId                                      401       204   403       404      ·         403           ·              404   403      ·

# sent
GET    /api/applications/:applicationId                                401       200   403       200      ·         403           ·              200   403      200
POST   /api/applications/:applicationId/withdraw                       401       200   403       ·        ·         ·             ·              ·     ·        ·
GET    /api/documents/:documentId                                      401       200   403       200      ·         403           ·              200   403      ·
GET    /api/applications/:applicationId/references                     401       200   403       200      ·         403           ·              200   403      ·
POST   /api/applications/:applicationId/references                     401       201   403       ·        ·         ·             ·              ·     ·        ·
PATCH  /api/references/:referenceId                                    401       200   403       ·        ·         ·             ·              ·     ·        ·
DELETE /api/references/:referenceId                                    401       204   403       ·        ·         ·             ·              ·     ·        ·
GET    /api/reference-letters/:token                                   200       ·     ·         ·        ·         ·             ·              ·     ·        ·
PUT    /api/reference-letters/:token                                   200       ·     ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/reference-letters/:token                                   200       ·     ·         ·        ·         ·             ·              ·     ·        ·
POST   /api/reference-letters/:token/decline                           200       ·     ·         ·        ·         ·             ·              ·     ·        ·

# evaluation
GET    /api/evaluation/applications                                    401       403   ·         200      ·         ·             ·              ·     403      ·
GET    /api/evaluation/applications/:applicationId                     401       403   ·         200      ·         403           ·              200   403      ·
GET    /api/evaluation/job-names                                       401       403   ·         200      ·         ·             ·              ·     403      ·
GET    /api/evaluation/applications/export.csv                         401       403   ·         200      ·         ·             ·              ·     403      ·
GET    /api/evaluation/applications/export.xlsx                        401       403   ·         200      ·         ·             ·              ·     403      ·
GET    /api/evaluation/applications/:applicationId/documents.zip       401       403   ·         200      ·         403           ·              200   403      ·
GET    /api/evaluation/applications/:applicationId/dossier.pdf         401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/evaluation/applications/:applicationId/open                401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/evaluation/applications/:applicationId/unread              401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/evaluation/applications/:applicationId/unlist              401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/evaluation/applications/:applicationId/accept              401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/evaluation/applications/:applicationId/reject              401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/evaluation/applications/:applicationId/reconsider          401       403   ·         200      ·         403           ·              ·     ·        ·
POST   /api/evaluation/applications/:applicationId/letter-preview      401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/evaluation/applications/:applicationId/take-back           401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/evaluation/applications/consequences                       401       403   ·         200      ·         403           ·              200   403      ·

# answered per id
POST   /api/evaluation/applications/bulk                               401       403   ·         200      ·         ·             ·              ·     403      ·
POST   /api/evaluation/applications/:applicationId/recusals            401       403   ·         201      ·         403           ·              201   403      ·
GET    /api/jobs/:jobId/committee                                      401       403   ·         200      ·         403           ·              200   403      200
PUT    /api/jobs/:jobId/committee                                      401       403   ·         ·        200       403           ·              ·     ·        ·
GET    /api/jobs/:jobId/readings                                       401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/jobs/:jobId/readings                                       401       403   ·         ·        200       403           ·              ·     ·        ·
PUT    /api/evaluation/applications/:applicationId/readers             401       403   ·         ·        200       403           ·              ·     ·        ·
GET    /api/jobs/:jobId/recusals                                       401       403   ·         ·        200       403           ·              ·     ·        ·
DELETE /api/recusals/:recusalId                                        401       403   ·         ·        204       403           ·              ·     ·        ·
GET    /api/evaluation/jobs/:jobId/calibration                         401       403   ·         200      ·         403           ·              200   403      ·
GET    /api/evaluation/jobs/:jobId/ranking                             401       403   ·         200      ·         403           ·              200   403      ·
PUT    /api/evaluation/jobs/:jobId/ranking                             401       403   ·         ·        200       403           ·              ·     ·        ·
GET    /api/evaluation/views                                           401       403   ·         200      ·         ·             ·              ·     403      ·
POST   /api/evaluation/views                                           401       403   ·         201      ·         ·             ·              ·     403      ·
DELETE /api/evaluation/views/:viewId                                   401       403   ·         204      403       ·             ·              ·     ·        ·
GET    /api/applications/:applicationId/ratings                        401       403   ·         200      ·         403           ·              200   403      ·
PUT    /api/applications/:applicationId/ratings/mine                   401       403   ·         200      ·         403           ·              200   403      ·
DELETE /api/applications/:applicationId/ratings/mine                   401       403   ·         204      ·         403           ·              204   403      ·
GET    /api/applications/:applicationId/comments                       401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/applications/:applicationId/comments                       401       403   ·         201      ·         403           ·              201   403      ·
PUT    /api/comments/:commentId                                        401       403   ·         200      403       ·             ·              ·     ·        ·
DELETE /api/comments/:commentId                                        401       403   ·         204      403       ·             ·              ·     ·        ·

# interviews
GET    /api/interviews/overview                                        401       403   ·         200      ·         ·             ·              ·     403      ·
GET    /api/interviews/upcoming                                        401       403   ·         200      ·         ·             ·              ·     403      ·
GET    /api/interviews/processes/:processId                            401       403   ·         200      ·         403           ·              200   403      ·
GET    /api/interviews/processes/:processId/slots                      401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/interviews/processes/:processId/slots                      401       403   ·         201      ·         403           ·              201   403      ·
PATCH  /api/interviews/slots/:slotId                                   401       403   ·         200      ·         403           ·              200   403      ·
DELETE /api/interviews/slots/:slotId                                   401       403   ·         204      ·         403           ·              204   403      ·
POST   /api/interviews/slots/:slotId/assign                            401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/interviews/slots/:slotId/cancel                            401       403   ·         200      ·         403           ·              200   403      ·
GET    /api/interviews/processes/:processId/interviewees               401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/interviews/processes/:processId/interviewees               401       403   ·         201      ·         403           ·              201   403      ·
GET    /api/interviews/interviewees/:intervieweeId                     401       403   ·         200      ·         403           ·              200   403      ·
DELETE /api/interviews/interviewees/:intervieweeId                     401       403   ·         204      ·         403           ·              204   403      ·
PUT    /api/interviews/interviewees/:intervieweeId/assessments/mine    401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/interviews/interviewees/:intervieweeId/letter-preview      401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/interviews/processes/:processId/invitations                401       403   ·         200      ·         403           ·              200   403      ·
GET    /api/interviews/bookings/:processId                             401       200   403       ·        ·         ·             ·              ·     ·        ·
POST   /api/interviews/bookings/:processId                             401       200   403       ·        ·         ·             ·              ·     ·        ·
DELETE /api/interviews/bookings/:processId                             401       204   403       ·        ·         ·             ·              ·     ·        ·
GET    /api/calendar/:secret.ics                                       200       ·     ·         ·        ·         ·             ·              ·     ·        ·

# templates
GET    /api/research-groups/:researchGroupId/email-templates           401       403   ·         200      ·         403           ·              200   403      ·
POST   /api/research-groups/:researchGroupId/email-templates           401       403   ·         201      ·         403           ·              201   403      ·
POST   /api/research-groups/:researchGroupId/email-templates/preview   401       403   ·         200      ·         403           ·              200   403      ·
GET    /api/email-templates/:templateId                                401       403   ·         200      ·         403           ·              200   403      ·
PUT    /api/email-templates/:templateId                                401       403   ·         200      ·         403           ·              200   403      ·
DELETE /api/email-templates/:templateId                                401       403   ·         ·        204       403           ·              ·     ·        ·

# operations, docs, site
GET    /                                                               200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /*                                                              404       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /assets/*                                                       404       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /sitemap.xml                                                    200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /robots.txt                                                     200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/openapi.json                                               200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /api/sign-in                                                    200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /docs                                                           200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /docs/assets/:file                                              200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /health/live                                                    200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /health/ready                                                   200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /metrics                                                        200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /problems                                                       200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /problems/:code                                                 200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /problems/page.css                                              200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /page.css                                                       200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /page.svg                                                       200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /unsubscribe/:userId/:type/:key                                 404       ·     ·         ·        ·         ·             ·              ·     ·        ·
POST   /unsubscribe/:userId/:type/:key                                 404       ·     ·         ·        ·         ·             ·              ·     ·        ·

# absent in production
GET    /dev/mailbox                                                    200       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /dev/mailbox/:id                                                404       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /dev/mailbox/:id/html                                           404       ·     ·         ·        ·         ·             ·              ·     ·        ·
GET    /dev/mailbox/page.css                                           200       ·     ·         ·        ·         ·             ·              ·     ·        ·
`
