-- What follows for applications from the end of their job, and that nothing personal is kept of one, is nobody's deed:
-- whoever ended the job or ran the retention may have applied, and theirs would be the ones that are not by them.
update audit_event e set by_user = null from audit_event job
  where job.object = 'job' and job.action in ('close', 'fill') and job.at = e.at and job.by_user = e.by_user
    and (e.object, e.action) in (('application', 'closeJob'), ('application', 'reject'), ('reference', 'cancel'), ('slot', 'cancel'));
update application_review r set reviewer_id = null from application a, audit_event job
  where a.application_id = r.application_id and r.reason = 'JOB_FILLED'
    and job.object = 'job' and job.action = 'fill' and job.object_id = a.job_id::text and job.at = r.decided_at;
update audit_event set by_user = null where object = 'application' and action = 'anonymise';
