-- What a member thinks of an application: one rating each, overall and by the criteria of the job.
create table rating (
  application_id uuid not null references application on delete cascade,
  rater_id uuid not null references person on delete cascade,
  overall smallint not null check (overall between -2 and 2),
  -- By the name of the criterion.
  criteria jsonb not null default '{}',
  note text not null default '' check (length(note) <= 5000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (application_id, rater_id)
);
create index rating_rater on rating (rater_id);

-- What members tell each other about an application; the applicant never reads it.
create table internal_comment (
  comment_id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  author_id uuid references person on delete set null,
  text text not null check (length(text) between 1 and 5000),
  -- Members of the group who are named in it.
  mentions uuid[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index internal_comment_application on internal_comment (application_id, created_at, comment_id);
create index internal_comment_author on internal_comment (author_id);

-- Filters and orders of the list that a member comes back to.
create table saved_view (
  view_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references person on delete cascade,
  name text not null check (length(name) between 1 and 100),
  query jsonb not null,
  created_at timestamptz not null default now()
);
create unique index saved_view_name on saved_view (user_id, lower(name));
