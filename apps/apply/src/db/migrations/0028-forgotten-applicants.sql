-- Of applications that keep nothing personal the trail does not tell whose they were, and a group hears nothing of drafts.
update audit_event e set by_user = null from application a
  where a.anonymised_at is not null and a.applicant_id = e.by_user
    and (a.application_id::text in (e.object_id, e.details ->> 'applicationId') or exists (
      select from interviewee i where i.application_id = a.application_id
        and i.interviewee_id::text in (e.object_id, e.details ->> 'intervieweeId')));
update audit_event e set research_group_id = null from application a
  where e.object = 'application' and e.action = 'anonymise' and a.submitted_at is null
    and a.application_id::text = e.object_id;
update audit_event set object_id = lower(object_id) where object = 'rating';
