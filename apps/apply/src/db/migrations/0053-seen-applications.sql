-- How its applicant sees an application while the group has gone on: the last line whose time has come. Without a line
-- the applicant sees what is.
create table application_seen (
  application_id uuid not null references application on delete cascade,
  version integer not null,
  state text not null,
  updated_at timestamptz not null,
  seen_from timestamptz not null,
  primary key (application_id, version)
);
insert into application_seen (application_id, version, state, updated_at, seen_from)
  select application_id, version_before, state_before, updated_before, '-infinity'
  from application_review where reconsidered_at is null and known_from > now();
alter table application_review drop column version_before;
alter table application_review drop column updated_before;
-- The position is filled when the applicant knows that they are accepted.
alter table application_review add column fills_job boolean not null default false;
