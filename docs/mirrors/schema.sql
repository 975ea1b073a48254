-- suggest

create table competency (
  id bigint not null,
  course_id bigint not null,
  title text not null,
  description text not null,
  text_hash bytea not null,
  model text,
  embedding embedding,
  constraint competency_check CHECK (((model IS NULL) = (embedding IS NULL))),
  constraint competency_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(course_id),
  constraint competency_pkey PRIMARY KEY (id)
);
CREATE INDEX competency_course ON public.competency USING btree (course_id, id);

create table competency_link (
  source_id bigint not null,
  target_id bigint not null,
  constraint competency_link_pkey PRIMARY KEY (source_id, target_id),
  constraint competency_link_source_id_fkey FOREIGN KEY (source_id) REFERENCES competency(id) ON DELETE CASCADE,
  constraint competency_link_target_id_fkey FOREIGN KEY (target_id) REFERENCES competency(id) ON DELETE CASCADE
);
CREATE INDEX competency_link_target ON public.competency_link USING btree (target_id);

create table course (
  course_id bigint not null,
  version uuid not null default gen_random_uuid(),
  constraint course_pkey PRIMARY KEY (course_id)
);

create table exercise (
  id bigint not null,
  course_id bigint not null,
  title text not null,
  description text not null,
  text_hash bytea not null,
  model text,
  embedding embedding,
  constraint exercise_check CHECK (((model IS NULL) = (embedding IS NULL))),
  constraint exercise_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(course_id),
  constraint exercise_pkey PRIMARY KEY (id)
);
CREATE INDEX exercise_course ON public.exercise USING btree (course_id, id);

create table exercise_competency (
  exercise_id bigint not null,
  competency_id bigint not null,
  constraint exercise_competency_exercise_id_fkey FOREIGN KEY (exercise_id) REFERENCES exercise(id) ON DELETE CASCADE,
  constraint exercise_competency_pkey PRIMARY KEY (competency_id, exercise_id)
);
CREATE INDEX exercise_competency_exercise ON public.exercise_competency USING btree (exercise_id);

create table semantic_cluster (
  competency_id bigint not null,
  exercises integer not null,
  model text not null,
  embedding embedding not null,
  constraint semantic_cluster_competency_id_fkey FOREIGN KEY (competency_id) REFERENCES competency(id) ON DELETE CASCADE,
  constraint semantic_cluster_exercises_check CHECK ((exercises > 0)),
  constraint semantic_cluster_pkey PRIMARY KEY (competency_id)
);
