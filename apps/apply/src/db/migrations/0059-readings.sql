-- Who is to read which application. It is a duty and no permission: who may read is decided elsewhere.
create table reading (
  application_id uuid not null references application on delete cascade,
  user_id uuid not null references person on delete cascade,
  dealt_by uuid references person on delete set null,
  dealt_at timestamptz not null default now(),
  primary key (application_id, user_id)
);
create index on reading (user_id);
create index on reading (dealt_by);
