-- Letters: rendered when they are written, in the transaction of what they tell, and carried out after it.
create table letter (
  letter_id uuid primary key,
  type text not null,
  language text not null check (language in ('en', 'de')),
  state text not null check (state in ('WAITING', 'SENDING', 'DELAYED', 'SENT', 'DEAD', 'TAKEN_BACK')),
  user_id uuid references person on delete set null,
  recipient_name text not null,
  recipient_address text not null,
  reply_to text,
  -- Stays the same for every attempt, so that a repeated letter can be recognised.
  message_id text not null unique,
  subject text not null,
  -- Gone once a secret letter has been sent or given up.
  text text,
  html text,
  calendar jsonb,
  secret boolean not null,
  not_before timestamptz not null,
  expires_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  written_at timestamptz not null,
  sent_at timestamptz,
  check ((text is null) = (html is null)),
  check (text is not null or secret)
);
create index letter_dead on letter (written_at, letter_id) where state = 'DEAD';
create index letter_person on letter (user_id) where user_id is not null;

-- The mailbox of an installation without a mail server.
create table mailbox_letter (
  mailbox_letter_id bigint generated always as identity primary key,
  message_id text not null unique,
  sender text not null,
  recipient_name text not null,
  recipient_address text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  calendar jsonb,
  arrived_at timestamptz not null default now()
);
