-- Warnings of a deletion name the application they tell of, as all letters about one do. Older ones are told by the
-- title in their words and by the moment: a warning is written when its application is marked as warned.
update letter l set application_id = (
    select a.application_id from application a join job j using (job_id)
    where a.applicant_id = l.user_id and a.deletion_warned_at is not null
    order by position(coalesce(a.snapshot #>> '{job,title}', j.title) in coalesce(l.text, '')) = 0,
      abs(extract(epoch from a.deletion_warned_at - l.written_at)), a.application_id
    limit 1)
  where l.type = 'DELETION_WARNING' and l.application_id is null;

-- They go with it; those whose application is gone go now.
update letter l set subject = '', text = null, html = null, secret = true, calendar = null, recipient_name = '',
    recipient_address = '', reply_to = null
  where l.type = 'DELETION_WARNING' and l.state in ('SENT', 'TAKEN_BACK', 'DEAD') and l.recipient_address <> ''
    and not exists (select from application a where a.application_id = l.application_id and a.anonymised_at is null);
