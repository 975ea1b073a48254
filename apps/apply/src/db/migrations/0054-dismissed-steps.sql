-- Who has read that a step failed and need not see it any more.
alter table waiting_step add column dismissed_by uuid[] not null default '{}';
