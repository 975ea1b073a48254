-- What is published was published at some moment; the public list is read in that order.
update job set published_at = created_at where state = 'PUBLISHED' and published_at is null;
alter table job add constraint job_published check (state <> 'PUBLISHED' or published_at is not null);

-- The list of a group in the order in which it is read, with all that it is counted, sorted and searched by, so that
-- none of this reads what applicants have written.
drop index application_group;
create index application_group on application (research_group_id, submitted_at desc, application_id desc)
  include (state, job_id, applicant_id, german_grade, first_name, last_name, email)
  where submitted_at is not null;
