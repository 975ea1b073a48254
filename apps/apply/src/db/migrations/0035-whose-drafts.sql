-- Only drafts are ever deleted: what those who began them did with them stays known, and that it was they does not.
with gone as (
  select s.object_id, s.by_user from audit_event s
  where s.object = 'application' and s.action = 'start' and s.by_user is not null
    and not exists (select from application a where a.application_id::text = s.object_id))
update audit_event e set by_user = null from gone where e.by_user = gone.by_user
  and (e.object = 'application' and lower(e.object_id) = gone.object_id
    or lower(e.details ->> 'applicationId') = gone.object_id);
