-- The country of a location, where it is another one than the institution's (setting SITE_COUNTRY).
alter table location add column country text check (country ~ '^[A-Z]{2}$');
update location set country = 'SG' where code = 'SINGAPORE';
