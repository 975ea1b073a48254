-- Jobs are found by the names of groups and professors also with plain letters and with umlauts spelled out.
alter table research_group drop column stems;
alter table research_group add column stems tsvector
  generated always as (stems_of(words_in(name || ' ' || abbreviation || ' ' || spellings_of(name || ' ' || abbreviation)))) stored;
create index research_group_stems on research_group using gin (stems);
alter table person drop column stems;
alter table person add column stems tsvector
  generated always as (stems_of(words_in(first_name || ' ' || last_name || ' ' || spellings_of(first_name || ' ' || last_name)))) stored;
create index person_stems on person using gin (stems);
