-- Waits for every save that has begun, of older versions too, and keeps out the next ones.
select pg_advisory_xact_lock(7370001);

-- Every key carries the course, so that a course can have a machine of its own. Ids are unique across courses all the same:
-- a directory says in which course each record is.
create table competency_place (
  id bigint primary key,
  course_id bigint not null
);
insert into competency_place (id, course_id) select id, course_id from competency order by id;

create table exercise_place (
  id bigint primary key,
  course_id bigint not null
);
insert into exercise_place (id, course_id) select id, course_id from exercise order by id;

-- What a course holds is counted by the statements that save: a trigger would not reach the machine of the course.
drop trigger competency_added on competency;
drop trigger competency_changed on competency;
drop trigger competency_removed on competency;
drop function resize_courses();

-- Associations and links from one course into another, and those with a competency that is not there yet.
create table association_across (
  exercise_id bigint not null references exercise_place on delete cascade,
  competency_id bigint not null,
  primary key (competency_id, exercise_id)
);
create index association_across_exercise on association_across (exercise_id);
insert into association_across (exercise_id, competency_id)
select tie.exercise_id, tie.competency_id
from exercise_competency tie
join exercise_place e on e.id = tie.exercise_id
left join competency_place c on c.id = tie.competency_id
where c.course_id is distinct from e.course_id;

create table link_across (
  source_id bigint not null references competency_place on delete cascade,
  target_id bigint not null references competency_place on delete cascade,
  primary key (source_id, target_id)
);
create index link_across_target on link_across (target_id);
insert into link_across (source_id, target_id)
select link.source_id, link.target_id
from competency_link link
join competency_place s on s.id = link.source_id
join competency_place t on t.id = link.target_id
where s.course_id <> t.course_id;

alter table competency drop constraint competency_pkey cascade;
drop index competency_course;
alter table competency add primary key (course_id, id);

alter table exercise drop constraint exercise_pkey cascade;
drop index exercise_course;
alter table exercise add primary key (course_id, id);

create table kept as
select e.course_id, tie.competency_id, tie.exercise_id
from exercise_competency tie
join exercise_place e on e.id = tie.exercise_id
join competency_place c on c.id = tie.competency_id and c.course_id = e.course_id;
drop table exercise_competency;
alter table kept rename to exercise_competency;
alter table exercise_competency
  alter course_id set not null,
  alter competency_id set not null,
  alter exercise_id set not null,
  add primary key (course_id, competency_id, exercise_id),
  add foreign key (course_id, competency_id) references competency on delete cascade,
  add foreign key (course_id, exercise_id) references exercise on delete cascade;
create index exercise_competency_exercise on exercise_competency (course_id, exercise_id);

create table kept as
select s.course_id, link.source_id, link.target_id
from competency_link link
join competency_place s on s.id = link.source_id
join competency_place t on t.id = link.target_id and t.course_id = s.course_id;
drop table competency_link;
alter table kept rename to competency_link;
alter table competency_link
  alter course_id set not null,
  alter source_id set not null,
  alter target_id set not null,
  add primary key (course_id, source_id, target_id),
  add foreign key (course_id, source_id) references competency on delete cascade,
  add foreign key (course_id, target_id) references competency on delete cascade;
create index competency_link_target on competency_link (course_id, target_id);

create table kept as
select c.course_id, of.competency_id, of.exercises, of.model, of.embedding
from semantic_cluster of
join competency_place c on c.id = of.competency_id;
drop table semantic_cluster;
alter table kept rename to semantic_cluster;
alter table semantic_cluster
  alter course_id set not null,
  alter competency_id set not null,
  alter exercises set not null,
  alter model set not null,
  alter embedding set not null,
  add check (exercises > 0),
  add primary key (course_id, competency_id),
  add foreign key (course_id, competency_id) references competency on delete cascade,
  set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);

-- A verdict stays only while all it names is in its course.
delete from relation_feedback said
where not exists (select from competency_place where id = said.earlier_id and course_id = said.course_id)
  or not exists (select from competency_place where id = said.later_id and course_id = said.course_id);
drop index relation_feedback_earlier;
drop index relation_feedback_later;
alter table relation_feedback
  drop constraint relation_feedback_course_id_fkey,
  add foreign key (course_id, earlier_id) references competency on delete cascade,
  add foreign key (course_id, later_id) references competency on delete cascade;
create index relation_feedback_later on relation_feedback (course_id, later_id);

delete from exercise_feedback said
where not exists (select from exercise_place where id = said.exercise_id and course_id = said.course_id)
  or not exists (select from competency_place where id = said.competency_id and course_id = said.course_id);
drop index exercise_feedback_exercise;
drop index exercise_feedback_competency;
alter table exercise_feedback
  drop constraint exercise_feedback_course_id_fkey,
  add foreign key (course_id, exercise_id) references exercise on delete cascade,
  add foreign key (course_id, competency_id) references competency on delete cascade;
create index exercise_feedback_competency on exercise_feedback (course_id, competency_id);

delete from suggestion_feedback said
where not exists (select from competency_place where id = said.competency_id and course_id = said.course_id);
drop index suggestion_feedback_competency;
alter table suggestion_feedback
  drop constraint suggestion_feedback_course_id_fkey,
  add foreign key (course_id, competency_id) references competency on delete cascade;
create index suggestion_feedback_competency on suggestion_feedback (course_id, competency_id);
