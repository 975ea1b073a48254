-- What stands for an entry of the trail outside: the number of one would tell how many are hidden before it.
alter table audit_event add column public_id uuid not null default gen_random_uuid();
create unique index audit_event_public on audit_event (public_id);

-- Words that a list is searched for are names of applicants: a saved view holds none.
update saved_view set query = query - 'text' where query ? 'text';
