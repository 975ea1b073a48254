-- Only drafts are ever deleted, and only their applicants did anything with them: that it was they is not kept.
update audit_event e set by_user = null where e.by_user is not null and e.object = 'application'
  and not exists (select from application a where a.application_id::text = e.object_id);
update audit_event e set by_user = null where e.by_user is not null and e.details ->> 'applicationId' is not null
  and not exists (select from application a where a.application_id::text = e.details ->> 'applicationId');
