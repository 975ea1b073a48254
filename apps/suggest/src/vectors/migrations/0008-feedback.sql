-- What people said of what was suggested. A verdict counts in its course alone, and only while all it names is there.
create table relation_feedback (
  course_id bigint not null references course,
  earlier_id bigint not null references competency on delete cascade,
  later_id bigint not null references competency on delete cascade,
  relation_type text not null check (relation_type in ('REQUIRES', 'EXTENDS', 'MATCHES')),
  accepted boolean not null,
  primary key (course_id, earlier_id, later_id, relation_type)
);
create index relation_feedback_earlier on relation_feedback (earlier_id);
create index relation_feedback_later on relation_feedback (later_id);

create table exercise_feedback (
  course_id bigint not null references course,
  exercise_id bigint not null references exercise on delete cascade,
  competency_id bigint not null references competency on delete cascade,
  accepted boolean not null,
  primary key (course_id, exercise_id, competency_id)
);
create index exercise_feedback_exercise on exercise_feedback (exercise_id);
create index exercise_feedback_competency on exercise_feedback (competency_id);

-- Of the text for which a competency was suggested, the hash alone is kept.
create table suggestion_feedback (
  course_id bigint not null references course,
  text_hash bytea not null,
  competency_id bigint not null references competency on delete cascade,
  accepted boolean not null,
  primary key (course_id, text_hash, competency_id)
);
create index suggestion_feedback_competency on suggestion_feedback (competency_id);
