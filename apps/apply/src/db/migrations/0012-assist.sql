-- How often a group has asked the AI on a day (UTC).
create table ai_usage (
  research_group_id uuid not null references research_group on delete cascade,
  day date not null,
  calls integer not null check (calls >= 0),
  primary key (research_group_id, day)
);
