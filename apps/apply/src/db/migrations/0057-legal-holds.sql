-- While one holds, nothing of the position is deleted or emptied by retention or by the erasure of an account. One that
-- has ended stays for the record.
create table legal_hold (
  legal_hold_id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  reason text not null,
  -- The last day on which it holds, in UTC.
  until date not null,
  made_by uuid references person on delete set null,
  made_at timestamptz not null default now(),
  version int not null default 1,
  -- When administrators were told that it will end.
  warned_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references person on delete set null,
  -- When the service deleted what had only been kept because of it.
  released_at timestamptz,
  check (ended_at is not null or (ended_by is null and released_at is null))
);
create unique index on legal_hold (job_id) where ended_at is null;
create index on legal_hold (job_id);
create index on legal_hold (made_by);
create index on legal_hold (ended_by);
create index on legal_hold (until) where released_at is null;
