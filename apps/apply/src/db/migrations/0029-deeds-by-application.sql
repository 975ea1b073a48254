-- What is about an application names it, so that it is found also when a place on the short list or a document is gone.
update audit_event set object_id = lower(object_id) where object = 'document';
update audit_event set details = jsonb_set(details, '{applicationId}', to_jsonb(lower(details ->> 'applicationId')))
  where object in ('document', 'reference') and details ->> 'applicationId' is not null;
with about as (
  select 'interviewee' as object, interviewee_id::text as id, application_id::text as application from interviewee
  union select 'document', document_id::text, application_id::text from document where application_id is not null
  union select 'letter', letter_id::text, application_id::text from letter where application_id is not null
  union select object, object_id, details ->> 'applicationId' from audit_event
    where object in ('interviewee', 'document') and details ->> 'applicationId' is not null
)
update audit_event e set details = e.details || jsonb_build_object('applicationId', about.application) from about
  where e.details ->> 'applicationId' is null and about.id = coalesce(e.details ->> 'intervieweeId', e.object_id)
    and about.object = case when e.details ->> 'intervieweeId' is null then e.object else 'interviewee' end;

-- Of applications that keep nothing personal the trail does not tell whose they were.
update audit_event e set by_user = null from application a
  where a.anonymised_at is not null and a.applicant_id = e.by_user
    and a.application_id::text in (e.object_id, e.details ->> 'applicationId');
