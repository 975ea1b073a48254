-- A letter to an address alone stays one when whoever has proven that address is erased; it only loses its words.
alter table letter add column ends_empty boolean not null default false;
