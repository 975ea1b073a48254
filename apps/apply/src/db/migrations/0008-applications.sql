-- What an applicant tells once and every application shows. Name and address stand before those of the account.
create table applicant (
  user_id uuid primary key references person on delete cascade,
  first_name text,
  last_name text,
  email text,
  phone text not null default '',
  website text not null default '',
  birth_date date,
  nationality text,
  street text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null default '',
  degrees jsonb not null default '[]',
  version integer not null default 1,
  subscriptions_version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The subject areas an applicant wants to hear of.
create table subscription (
  user_id uuid not null references person on delete cascade,
  subject_area text not null references subject_area on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, subject_area)
);
create index subscription_subject_area on subscription (subject_area);

create table application (
  application_id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job,
  -- The group of the job, which never changes.
  research_group_id uuid not null references research_group,
  applicant_id uuid not null references person,
  state text not null check (state in
    ('SAVED', 'SENT', 'IN_REVIEW', 'INTERVIEW', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'JOB_CLOSED', 'JOB_CLOSED_DRAFT')),
  motivation text not null default '',
  skills text not null default '',
  experience text not null default '',
  desired_start date,
  answers jsonb not null default '{}',
  consents jsonb not null default '{}',
  -- Frozen when it is sent: the profile, the questions and the title of the job, and its version.
  snapshot jsonb,
  job_version integer,
  -- Of the snapshot, to search and sort by.
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  german_grade numeric(2, 1),
  submitted_at timestamptz,
  opened_at timestamptz,
  -- When the procedure was over for this application.
  ended_at timestamptz,
  -- A letter that is still to be written to the applicant.
  owed_letter text check (owed_letter in ('JOB_CLOSED', 'JOB_FILLED')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((submitted_at is null) = (state in ('SAVED', 'JOB_CLOSED_DRAFT'))),
  check ((submitted_at is null) = (snapshot is null))
);
create unique index application_of_applicant on application (applicant_id, job_id);
create index application_job on application (job_id, state);
create index application_group on application (research_group_id, submitted_at desc, application_id)
  where submitted_at is not null;
create index application_owed_letter on application (job_id) where owed_letter is not null;
create index application_ended on application (ended_at) where ended_at is not null;
create index application_created on application (created_at, application_id);

alter table document add column application_id uuid references application on delete cascade;
create index document_application on document (application_id) where application_id is not null;

-- Every decision about an application, also the ones that closing a job makes.
create table application_review (
  review_id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  reviewer_id uuid references person on delete set null,
  decision text not null check (decision in ('ACCEPTED', 'REJECTED')),
  reason text check (reason in ('JOB_FILLED', 'JOB_OUTDATED', 'FAILED_REQUIREMENTS', 'OTHER_REASON')),
  message text not null default '',
  decided_at timestamptz not null,
  letter_id uuid references letter on delete set null,
  -- When the decision was taken back.
  reconsidered_at timestamptz,
  check ((decision = 'REJECTED') = (reason is not null))
);
create index application_review_application on application_review (application_id, decided_at);
create index application_review_reviewer on application_review (reviewer_id);
create index application_review_letter on application_review (letter_id) where letter_id is not null;
