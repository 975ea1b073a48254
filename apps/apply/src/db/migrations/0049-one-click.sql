-- Signs the links in letters by which their reader turns such letters off without signing in.
alter table notification_choice add column unsubscribe_secret uuid not null default gen_random_uuid();
