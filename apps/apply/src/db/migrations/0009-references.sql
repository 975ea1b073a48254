create table reference (
  reference_id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  state text not null check (state in ('ADDED', 'REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED', 'CANCELLED')),
  title text not null default '',
  first_name text not null,
  last_name text not null,
  email text not null,
  institution text not null default '',
  relationship text not null default '',
  language text not null default 'en' check (language in ('en', 'de')),
  -- Said by the applicant when the application was sent, and final with it.
  confidential boolean,
  assessment jsonb,
  requested_at timestamptz,
  expires_at timestamptz,
  answered_at timestamptz,
  reminded_week_at timestamptz,
  reminded_day_at timestamptz,
  owed_letter text check (owed_letter in ('REFERENCE_CANCELLED')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state in ('ADDED', 'CANCELLED') or (confidential is not null and expires_at is not null))
);
create unique index reference_address on reference (application_id, lower(email)) where state <> 'CANCELLED';
create index reference_expiry on reference (expires_at) where state = 'REQUESTED';
create index reference_owed_letter on reference (application_id) where owed_letter is not null;

-- The keys in the links a referee was sent, each only as its SHA-256: the request and every reminder have one of their own.
create table reference_key (
  key_hash bytea primary key,
  reference_id uuid not null references reference on delete cascade,
  created_at timestamptz not null default now()
);
create index reference_key_reference on reference_key (reference_id);

alter table document add column reference_id uuid references reference on delete cascade;
create index document_reference on document (reference_id) where reference_id is not null;
alter table document add check (num_nonnulls(profile_id, application_id, reference_id) = 1);
