-- What people search in as words alone: no tags, no punctuation that would glue words together, and small letters also
-- where the database's locale knows only English ones.
create function words_in(text text) returns text immutable parallel safe strict language sql
  return translate(
    lower(regexp_replace(normalize(text), '<[^>]*>|&(amp|lt|gt|quot);', ' ', 'g')),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĄĆČĎĘĚĞŁŃŇŐŘŚŞŠŤŮŰŹŻŽ/\\.,;:!?@#&%+*=|~^_<>()[]{}"''`„“”‚‘’«»–—-',
    'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþąćčďęěğłńňőřśşšťůűźżž' || repeat(' ', 50));

-- The same words as they stand, for beginnings of words, and as their English and German stems.
create function stems_of(text text) returns tsvector immutable parallel safe strict language sql
  return strip(
    to_tsvector('pg_catalog.simple', text) || to_tsvector('pg_catalog.english', text) || to_tsvector('pg_catalog.german', text));

create table job (
  job_id uuid primary key default gen_random_uuid(),
  research_group_id uuid not null references research_group,
  title text not null check (length(title) between 1 and 200),
  subject_area text references subject_area,
  research_area text not null default '',
  location text references location,
  supervising_professor_id uuid references person on delete set null,
  start_date date,
  start_date_by_arrangement boolean not null default false,
  application_deadline date,
  workload_percent integer check (workload_percent between 1 and 100),
  contract_months integer check (contract_months between 1 and 120),
  funding_type text references funding_type,
  salary_grade text references salary_grade,
  description_en text not null default '',
  description_de text not null default '',
  -- The beginning of each description as plain text, for lists.
  excerpt_en text not null default '',
  excerpt_de text not null default '',
  image_id uuid,
  reference_letters_required integer not null default 0 check (reference_letters_required between 0 and 5),
  suitable_for_disabled boolean not null default false,
  promised_decision_by date,
  criteria jsonb not null default '[]',
  questions jsonb not null default '[]',
  letters_from_shortlist_only boolean not null default false,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'CLOSED', 'APPLICANT_FOUND')),
  -- When it was first published; subscribers are told once a job, ever.
  published_at timestamptz,
  created_by uuid references person on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title_stems tsvector not null generated always as (stems_of(words_in(title))) stored,
  stems tsvector not null generated always as (
    stems_of(words_in(title || ' ' || research_area || ' ' || description_en || ' ' || description_de))) stored
);
create index job_group on job (research_group_id, state);
-- All that the public list decides and counts by, so that it reads no descriptions on the way.
create index job_public on job (published_at desc, job_id desc)
  include (research_group_id, application_deadline, subject_area, location, funding_type, supervising_professor_id,
    start_date, start_date_by_arrangement)
  where state = 'PUBLISHED';
create index job_stems on job using gin (stems);
create index job_professor on job (supervising_professor_id);
create index job_subject_area on job (subject_area);
create index job_location on job (location);
create index job_funding_type on job (funding_type);
create index job_salary_grade on job (salary_grade);

-- Every version a job has had since it was made, whole: what applicants applied to stays readable.
create table job_version (
  job_id uuid not null references job on delete cascade,
  version integer not null,
  at timestamptz not null,
  by_user uuid references person on delete set null,
  action text not null,
  -- The fields that differ from the version before.
  changed text[] not null default '{}',
  content jsonb not null,
  primary key (job_id, version)
);

-- Jobs are also found by names that stand elsewhere. They are looked up there, so that a new name counts at once.
alter table research_group add column stems tsvector
  generated always as (stems_of(words_in(name || ' ' || abbreviation))) stored;
create index research_group_stems on research_group using gin (stems);
alter table person add column stems tsvector
  generated always as (stems_of(words_in(first_name || ' ' || last_name))) stored;
create index person_stems on person using gin (stems);
alter table subject_area add column stems tsvector
  generated always as (stems_of(words_in(en || ' ' || de))) stored;

-- A time zone that the database does not know would break every list that asks what day it is there.
alter table research_group add constraint research_group_timezone
  check (timezone(timezone, timestamptz 'epoch') is not null);
