-- Since when a published position takes no applications, while its group goes on with those it has.
alter table job add column stopped_at timestamptz;

-- The public list decides by it, and reads no descriptions on the way.
drop index job_public;
create index job_public on job (published_at desc, job_id desc)
  include (research_group_id, application_deadline, stopped_at, subject_area, location, funding_type,
    supervising_professor_id, start_date, start_date_by_arrangement)
  where state = 'PUBLISHED';
