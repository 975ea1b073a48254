-- Which application a letter tells of, so that its words go when the application is anonymised.
alter table letter add column application_id uuid references application on delete set null;
create index letter_application on letter (application_id) where application_id is not null;
