-- Requests may write ids in capitals; in the trail they stand as they are, and are looked for so.
update audit_event set object_id = lower(object_id)
  where object_id ~ '[A-F]' and object_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
update audit_event set details = jsonb_set(details, '{applicationId}', to_jsonb(lower(details ->> 'applicationId')))
  where details ->> 'applicationId' ~ '[A-F]';

-- Of applications that keep nothing personal the trail does not tell whose they were, by those ids either.
update audit_event e set by_user = null from application a
  where a.anonymised_at is not null and a.applicant_id = e.by_user
    and a.application_id::text in (e.object_id, e.details ->> 'applicationId');
