-- What a closing job did to drafts is told to nobody in the group, also not to whoever closed it as a deed of their own;
-- and nobody has judged an application of their own by filling its job.
update audit_event set by_user = null where object = 'application' and action = 'closeJobDraft';
update audit_event e set by_user = null from application a
  where e.object = 'reference' and e.action = 'cancel' and e.research_group_id is null
    and a.application_id::text = e.details ->> 'applicationId' and a.applicant_id <> e.by_user;
update audit_event e set by_user = null from application a
  where e.object = 'application' and e.action = 'reject' and a.application_id::text = e.object_id
    and a.applicant_id = e.by_user;
update application_review r set reviewer_id = null from application a
  where a.application_id = r.application_id and a.applicant_id = r.reviewer_id;
