-- A person is one human being; identities are how they sign in: (issuer, subject) of an OpenID provider.
create table person (
  user_id uuid primary key default gen_random_uuid(),
  email text not null,
  email_verified boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en' check (language in ('en', 'de')),
  ai_opt_out boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  erased_at timestamptz
);
create unique index person_verified_email on person (lower(email)) where email_verified and email <> '' and erased_at is null;

create table identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references person on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identity_person on identity (user_id);

-- Roles as rows: APPLICANT and ADMIN have no group; one role a person and group.
create table role (
  role_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references person on delete cascade,
  role text not null check (role in ('APPLICANT', 'EMPLOYEE', 'PROFESSOR', 'ADMIN')),
  research_group_id uuid,
  created_at timestamptz not null default now(),
  check ((research_group_id is null) = (role in ('APPLICANT', 'ADMIN')))
);
create unique index role_in_group on role (user_id, research_group_id) where research_group_id is not null;
create unique index role_without_group on role (user_id, role) where research_group_id is null;
create index role_group on role (research_group_id) where research_group_id is not null;

-- Addresses of ADMIN_EMAILS that have made someone ADMIN: each does so once, so that a role taken away stays away.
create table admin_address (
  email text primary key,
  user_id uuid not null,
  created_at timestamptz not null default now()
);

-- However someone became ADMIN: once the role is taken away, the setting does not bring it back.
create function keep_admin_away() returns trigger language plpgsql as $$
begin
  insert into admin_address (email, user_id)
    select lower(email), user_id from person where user_id = old.user_id and email_verified and email <> ''
    on conflict do nothing;
  return null;
end $$;
create trigger role_admin_removed after delete on role
  for each row when (old.role = 'ADMIN') execute function keep_admin_away();

-- Who did what to which object, when, from which state to which. Written with the change, never changed.
create table audit_event (
  event_id bigint generated always as identity primary key,
  at timestamptz not null,
  by_user uuid,
  action text not null,
  object text not null,
  object_id text not null,
  from_state text,
  to_state text,
  research_group_id uuid,
  details jsonb not null default '{}'
);
create index audit_event_object on audit_event (object, object_id, event_id);
create index audit_event_group on audit_event (research_group_id, event_id) where research_group_id is not null;

-- The first reply to an Idempotency-Key, for 24 hours.
create table idempotent_reply (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotent_reply_age on idempotent_reply (created_at);
