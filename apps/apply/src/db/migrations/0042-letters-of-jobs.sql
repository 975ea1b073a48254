-- The job a letter announces: so nobody is told late of one that is no longer open, and whoever was not told is known
-- by having no letter.
alter table letter add column job_id uuid;
update letter set job_id = job.job_id from job
  where type = 'NEW_POSITION' and job.job_id::text = substring(text from '/positions/([0-9a-f-]{36})');
create index letter_announcing on letter (job_id, user_id) where job_id is not null;
alter table announcement drop column told_up_to;
