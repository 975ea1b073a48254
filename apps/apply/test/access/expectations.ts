/**
 * Who gets which status, written by hand from the contract's tables of roles and capabilities and from the rules of
 * ownership. Every operation is called as it is meant to be called, on things of the group `here`; `·` is the same again.
 */
export const expectations = `
# operation                                     anonymous  owner applicant  employee professor  otherEmployee otherProfessor  mixed  exMember  admin

# the caller
GET    /api/users/me                            401        200   ·          ·        ·          ·             ·               ·      ·         ·
PATCH  /api/users/me                            401        200   ·          ·        ·          ·             ·               ·      ·         ·

# letters
GET    /api/admin/letters                       401        403   ·          ·        ·          ·             ·               ·      ·         200
POST   /api/admin/letters/:letterId/resend      401        403   ·          ·        ·          ·             ·               ·      ·         404

# operations, docs, site
GET    /                                        200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /*                                       404        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /assets/:file                            404        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /api/openapi.json                        200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /api/sign-in                             200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /docs                                    200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /docs/assets/:file                       200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /health/live                             200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /health/ready                            200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /metrics                                 200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /problems                                200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /problems/:code                          200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /problems/page.css                       200        ·     ·          ·        ·          ·             ·               ·      ·         ·

# absent in production
GET    /dev/mailbox                             200        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /dev/mailbox/:id                         404        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /dev/mailbox/:id/html                    404        ·     ·          ·        ·          ·             ·               ·      ·         ·
GET    /dev/mailbox/page.css                    200        ·     ·          ·        ·          ·             ·               ·      ·         ·
`
