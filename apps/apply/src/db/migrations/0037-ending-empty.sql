-- A letter loses its words when it ends, also where it names neither the person nor the application that is forgotten.
alter table letter add column ends_empty boolean not null default false;
