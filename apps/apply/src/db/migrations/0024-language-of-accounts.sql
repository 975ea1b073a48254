-- The language in which someone first signed in: what we write to them begins in it.
alter table sign_in_account add column language text not null default 'en' check (language in ('en', 'de'));
