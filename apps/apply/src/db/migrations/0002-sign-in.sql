-- The embedded OpenID provider: what it remembers between requests (sessions, codes, grants), by kind and id.
create table sign_in_state (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);
create index sign_in_state_grant on sign_in_state (grant_id) where grant_id is not null;
create index sign_in_state_uid on sign_in_state (kind, uid) where uid is not null;
create index sign_in_state_age on sign_in_state (expires_at) where expires_at is not null;

-- Its keys, made once.
create table sign_in_key (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

-- Whoever has proved to read the mail of an address.
create table sign_in_account (
  account_id uuid primary key default gen_random_uuid(),
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  created_at timestamptz not null default now()
);
create unique index sign_in_account_email on sign_in_account (lower(email));

-- One-time codes: only their hash, for one browser, a few attempts and a few minutes.
create table sign_in_code (
  code_id uuid primary key default gen_random_uuid(),
  interaction text not null,
  email text not null,
  caller text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_code_interaction on sign_in_code (interaction, created_at);
create index sign_in_code_email on sign_in_code (lower(email), created_at);
create index sign_in_code_caller on sign_in_code (caller, created_at);
