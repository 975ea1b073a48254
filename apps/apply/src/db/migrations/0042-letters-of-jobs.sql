-- The job a letter announces, so that nobody is told of a position that is no longer open.
alter table letter add column job_id uuid;
update letter set job_id = job.job_id from job
  where type = 'NEW_POSITION' and letter.state not in ('SENT', 'TAKEN_BACK')
    and job.job_id::text = substring(text from '/positions/([0-9a-f-]{36})');
