-- Comparing ids inside an exclusion constraint needs it; every owner of a database may create it.
create extension if not exists btree_gist;

create table interview_process (
  process_id uuid primary key default gen_random_uuid(),
  job_id uuid not null unique references job on delete cascade,
  -- The group of the job, which never changes.
  research_group_id uuid not null references research_group,
  created_at timestamptz not null default now()
);
create index interview_process_group on interview_process (research_group_id);
insert into interview_process (job_id, research_group_id)
  select job_id, research_group_id from job where published_at is not null;

create table interview_slot (
  slot_id uuid primary key default gen_random_uuid(),
  process_id uuid not null references interview_process on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at)) stored,
  location text not null default '',
  link text not null default '',
  created_by uuid references person on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check (location <> '' or link <> ''),
  unique (process_id, slot_id),
  unique (slot_id, during)
);
create index interview_slot_time on interview_slot (process_id, starts_at, slot_id);

-- Nobody interviews at two places at once. The time follows that of the slot.
create table interview_interviewer (
  slot_id uuid not null,
  user_id uuid not null references person on delete cascade,
  during tstzrange not null,
  primary key (slot_id, user_id),
  foreign key (slot_id, during) references interview_slot (slot_id, during) on update cascade on delete cascade,
  constraint interviewer_is_free exclude using gist (user_id with =, during with &&)
);

create table interviewee (
  interviewee_id uuid primary key default gen_random_uuid(),
  process_id uuid not null references interview_process on delete cascade,
  application_id uuid not null references application on delete cascade,
  -- When they were first invited to choose a time, or were given one.
  contacted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (process_id, application_id),
  unique (process_id, interviewee_id)
);
create index interviewee_application on interviewee (application_id);

-- A slot has one interviewee, an interviewee one slot, both of the same process.
create table interview_booking (
  -- Names the appointment in calendars for as long as it lives.
  booking_id uuid primary key default gen_random_uuid(),
  process_id uuid not null,
  interviewee_id uuid not null,
  slot_id uuid not null,
  -- Rises with every change that calendars are told of.
  sequence integer not null default 0,
  -- Where the interviewee reads the clock, when they said so.
  timezone text,
  reminder_id uuid references letter on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint slot_is_free unique (slot_id),
  constraint interviewee_has_one_slot unique (interviewee_id),
  foreign key (process_id, slot_id) references interview_slot (process_id, slot_id),
  foreign key (process_id, interviewee_id) references interviewee (process_id, interviewee_id) on delete cascade
);
create index interview_booking_process on interview_booking (process_id);
create index interview_booking_reminder on interview_booking (reminder_id) where reminder_id is not null;

-- What each interviewer thinks, not one value for all.
create table interview_assessment (
  interviewee_id uuid not null references interviewee on delete cascade,
  user_id uuid not null references person on delete cascade,
  overall smallint not null check (overall between -2 and 2),
  criteria jsonb not null default '[]',
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (interviewee_id, user_id)
);
create index interview_assessment_person on interview_assessment (user_id);

-- The secret is shown again whenever its owner asks, so it is kept as it is.
create table calendar_feed (
  user_id uuid primary key references person on delete cascade,
  secret text not null unique,
  created_at timestamptz not null default now()
);
