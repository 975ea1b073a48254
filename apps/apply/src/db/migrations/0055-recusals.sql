-- Who has a conflict of interest with an application: from then on it does not exist for them. One that was lifted stays
-- for the record.
create table recusal (
  recusal_id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  user_id uuid not null references person on delete cascade,
  declared_by uuid references person on delete set null,
  reason text not null,
  -- The rating and the assessment of before: they count no longer, and come back if it is lifted.
  judged_before jsonb not null default '{}',
  declared_at timestamptz not null default now(),
  lifted_at timestamptz,
  lifted_by uuid references person on delete set null,
  check (lifted_at is not null or lifted_by is null)
);
create unique index on recusal (user_id, application_id) where lifted_at is null;
create index on recusal (application_id);
create index on recusal (declared_by);
create index on recusal (lifted_by);
