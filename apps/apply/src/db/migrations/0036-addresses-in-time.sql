-- When the token was issued that told the address: an older one moves it no more. Null where none was ever told.
alter table person add column address_told_at timestamptz;
update person set address_told_at = now() where email <> '';

-- Addresses that people have lost to others, as fingerprints: no letter to them goes there until they prove it anew.
create table lost_address (
  user_id uuid not null references person on delete cascade,
  fingerprint bytea not null,
  lost_at timestamptz not null,
  primary key (user_id, fingerprint)
);
