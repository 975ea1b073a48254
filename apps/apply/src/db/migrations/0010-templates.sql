-- The words that a group has chosen for a letter instead of the shipped ones.
create table email_template (
  template_id uuid primary key default gen_random_uuid(),
  research_group_id uuid not null references research_group on delete cascade,
  type text not null,
  language text not null check (language in ('en', 'de')),
  subject text not null,
  body text not null,
  updated_by uuid references person on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index email_template_words on email_template (research_group_id, type, language);
create index email_template_person on email_template (updated_by) where updated_by is not null;

-- The optional letters that someone has turned off.
create table notification_choice (
  user_id uuid primary key references person on delete cascade,
  off text[] not null default '{}',
  version integer not null default 1
);

-- Where such letters can be turned off, as it stands in the header List-Unsubscribe.
alter table mailbox_letter add column unsubscribe text;

-- Jobs whose publication subscribers are told of, each once ever, and how far the telling has come.
create table announcement (
  job_id uuid primary key references job on delete cascade,
  told_up_to uuid,
  announced_at timestamptz not null default now()
);
