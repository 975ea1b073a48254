-- The version of a job that the public last saw. While a job is drafted again or its group is suspended, members may
-- write what only they are to read; whoever began to apply goes on with this version. Null for a job that never was public.
alter table job add column public_version integer;
update job set public_version = case
  when state = 'DRAFT' then (select max(v.version) from job_version v where v.job_id = job.job_id and v.action = 'unpublish')
  else version end;
