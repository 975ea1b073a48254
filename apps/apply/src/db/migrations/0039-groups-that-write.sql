-- The group that wrote a letter, so that what it tells its members does not reach whoever has left it.
alter table letter add column research_group_id uuid;
update letter l set research_group_id = a.research_group_id from application a
  where a.application_id = l.application_id and l.state not in ('SENT', 'TAKEN_BACK');
