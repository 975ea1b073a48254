-- What a competency is called outside: in the catalogue it was imported from. Saving a competency keeps it.
alter table competency
  add identifier text check (identifier <> ''),
  add uri text;
