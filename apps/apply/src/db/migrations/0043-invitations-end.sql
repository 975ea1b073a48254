-- Whoever comes to hold an address long after it was invited inherits nothing. Those that wait have their time from now on.
alter table invitation add column expires_at timestamptz not null default now() + interval '60 days';
create index invitation_expiry on invitation (expires_at);
create index invitation_by on invitation (invited_by);

-- Nobody comes back by what they offered while they still might.
delete from invitation i where not exists (select from role r where r.user_id = i.invited_by
  and (r.role = 'ADMIN' or (r.role = 'PROFESSOR' and r.research_group_id = i.research_group_id)));
