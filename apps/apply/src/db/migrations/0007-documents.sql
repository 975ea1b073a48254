-- Files by what they hold. The row is there before the file is put and goes with it, so no file is without a row.
create table stored_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null check (size_bytes >= 0),
  claimed_at timestamptz not null default now()
);
create index stored_file_claimed on stored_file (claimed_at);

-- A document is a name for a stored file: in a profile, in an application, or the letter of a referee.
create table document (
  document_id uuid primary key default gen_random_uuid(),
  sha256 text not null references stored_file,
  type text not null check (type in
    ('CV', 'BACHELOR_TRANSCRIPT', 'MASTER_TRANSCRIPT', 'REFERENCE', 'REFERENCE_LETTER', 'OTHER')),
  name text not null check (length(name) between 1 and 200),
  size_bytes bigint not null,
  page_count integer not null,
  profile_id uuid references person on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index document_file on document (sha256);
create index document_profile on document (profile_id) where profile_id is not null;

-- Work that comes round by the clock: whoever moves its time on puts it into the queue.
create table recurring_work (
  name text primary key,
  due_at timestamptz not null
);
