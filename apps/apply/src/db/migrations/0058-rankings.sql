-- In which order the group wants those on its shortlist, and why it took or refused them.
create table ranking (
  job_id uuid primary key references job on delete cascade,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

alter table application add unique (application_id, job_id);

-- Those who were decided on from the shortlist keep their place for the record.
create table ranked_application (
  application_id uuid primary key,
  job_id uuid not null references ranking on delete cascade,
  place integer not null check (place > 0),
  unique (job_id, place) deferrable initially deferred,
  foreign key (application_id, job_id) references application (application_id, job_id) on delete cascade
);

create function leave_ranking() returns trigger language plpgsql as $$ begin
  delete from ranked_application where application_id = new.application_id;
  return null;
end $$;
create trigger leave_ranking after update of state on application for each row
  when (new.state <> old.state and new.state in ('SAVED', 'SENT', 'IN_REVIEW', 'WITHDRAWN'))
  execute function leave_ranking();

-- Waits for a step that takes the application off the shortlist.
create function enter_ranking() returns trigger language plpgsql as $$ begin
  perform from application where application_id = new.application_id
    and state not in ('SAVED', 'SENT', 'IN_REVIEW', 'WITHDRAWN') for share;
  if not found then
    raise exception 'application % is not on the shortlist', new.application_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger enter_ranking before insert or update on ranked_application for each row execute function enter_ranking();

-- For the record of the group; the applicant never reads it.
alter table application_review add column justification text not null default '' check (length(justification) <= 2000);
