-- Who has ended an account, as a fingerprint: tokens from before open no new one.
create table ended_identity (
  fingerprint bytea primary key,
  ended_at timestamptz not null
);
