-- The roles a caller held when a reply was kept: whoever has lost one of them is not told it again.
alter table idempotent_reply add column grants jsonb not null default '[]';
