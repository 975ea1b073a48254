-- A copy of someone's data that they asked for. It is made while it is downloaded, so nothing lies about.
create table data_export (
  export_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references person on delete cascade,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index data_export_person on data_export (user_id, requested_at);

-- When the applicant was told that the personal part will go, and when it went.
alter table application add column deletion_warned_at timestamptz;
alter table application add column anonymised_at timestamptz;
drop index application_ended;
create index application_kept on application (ended_at, application_id) where ended_at is not null and anonymised_at is null;
