-- Vectors are kept as pgvector's type where the extension can be had, else as bytes (little-endian float4).
do $$
declare
  form text := 'bytea';
begin
  if exists (select from pg_available_extensions where name = 'vector') then
    begin
      create extension if not exists vector;
    exception when insufficient_privilege then
      raise notice 'pgvector is installed but may not be created by this user: vectors are kept as bytes';
    end;
  end if;
  if exists (select from pg_type where typname = 'vector') then
    form := 'vector';
  end if;
  execute format('create domain embedding as %s', form);
end
$$;

-- A course's version changes with everything that its suggestions or relations depend on, and never repeats.
create table course (
  course_id bigint primary key,
  version uuid not null default gen_random_uuid()
);

create table competency (
  id bigint primary key,
  course_id bigint not null references course,
  title text not null,
  description text not null,
  text_hash bytea not null,
  model text,
  embedding embedding,
  check ((model is null) = (embedding is null))
);
create index competency_course on competency (course_id, id);

create table exercise (
  id bigint primary key,
  course_id bigint not null references course,
  title text not null,
  description text not null,
  text_hash bytea not null,
  model text,
  embedding embedding,
  check ((model is null) = (embedding is null))
);
create index exercise_course on exercise (course_id, id);

-- competency_id may name one that is not there yet: the association counts from the moment it is.
create table exercise_competency (
  exercise_id bigint not null references exercise on delete cascade,
  competency_id bigint not null,
  primary key (competency_id, exercise_id)
);
create index exercise_competency_exercise on exercise_competency (exercise_id);

create table competency_link (
  source_id bigint not null references competency on delete cascade,
  target_id bigint not null references competency on delete cascade,
  primary key (source_id, target_id)
);
create index competency_link_target on competency_link (target_id);

-- The centroid of the vectors of a competency's exercises.
create table semantic_cluster (
  competency_id bigint primary key references competency on delete cascade,
  exercises integer not null check (exercises > 0),
  model text not null,
  embedding embedding not null
);
