-- Steps that reach people outside a group, announced and carried out when their grace time is over.
create table waiting_step (
  step_id uuid primary key,
  kind text not null,
  state text not null check (state in ('WAITING', 'DONE', 'TAKEN_BACK', 'FAILED')),
  -- The role class of the operation: who may take such a step may see it and take it back.
  access_class text not null,
  -- The request as it was sent; its body is kept only while it waits.
  method text not null,
  url text not null,
  if_match text,
  body jsonb,
  -- Two requests of one lane do not wait beside each other.
  lane text not null,
  request_hash text not null,
  made_by uuid not null references person,
  research_group_id uuid references research_group on delete cascade,
  job_id uuid references job on delete cascade,
  -- The ids that the request names.
  concerns text[] not null default '{}',
  announced_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  -- Why it could not be carried out.
  problem jsonb
);
create unique index waiting_step_lane on waiting_step (lane) where state = 'WAITING';
create index waiting_step_group on waiting_step (research_group_id) where state in ('WAITING', 'FAILED');
create index waiting_step_job on waiting_step (job_id) where job_id is not null;
create index waiting_step_person on waiting_step (made_by) where state in ('WAITING', 'FAILED');
create index waiting_step_age on waiting_step (ended_at) where state <> 'WAITING';
