-- Who judges the applications for a position: the members of its group, or only those with a seat.
create table committee (
  job_id uuid primary key references job on delete cascade,
  committee_only boolean not null default false,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid references person on delete set null
);
create index on committee (changed_by);

create table committee_seat (
  job_id uuid not null references committee on delete cascade,
  user_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('CHAIR', 'READER')),
  given_at timestamptz not null default now(),
  primary key (job_id, user_id)
);
create index on committee_seat (user_id);

-- Positions that only a committee judged without the caller: a reply is not repeated to somebody who sees less now.
alter table idempotent_reply add column outside jsonb not null default '[]';

-- The seats that count: of people who are members of the position's group.
create view seated as
  select s.job_id, s.user_id, s.kind from committee_seat s join job j on j.job_id = s.job_id
  where exists (select from role r where r.user_id = s.user_id and r.research_group_id = j.research_group_id
    and r.role in ('EMPLOYEE', 'PROFESSOR'));

-- For whom an application does not exist although they are members of its group: they have a conflict of interest, or
-- only a committee judges it and they have no seat. It never hides an application from the one who sent it.
create view kept_out as
  select user_id, application_id from recusal where lifted_at is null
  union all
  select r.user_id, a.application_id
  from application a join committee c on c.job_id = a.job_id and c.committee_only
    join role r on r.research_group_id = a.research_group_id and r.role in ('EMPLOYEE', 'PROFESSOR')
  where r.user_id <> a.applicant_id
    and not exists (select from committee_seat s where s.job_id = a.job_id and s.user_id = r.user_id);
