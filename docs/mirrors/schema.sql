-- apply

create table admin_address (
  email text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint admin_address_pkey PRIMARY KEY (email)
);

create table audit_event (
  event_id bigint not null,
  at timestamp with time zone not null,
  by_user uuid,
  action text not null,
  object text not null,
  object_id text not null,
  from_state text,
  to_state text,
  research_group_id uuid,
  details jsonb not null default '{}'::jsonb,
  constraint audit_event_pkey PRIMARY KEY (event_id)
);
CREATE INDEX audit_event_group ON public.audit_event USING btree (research_group_id, event_id) WHERE (research_group_id IS NOT NULL);
CREATE INDEX audit_event_object ON public.audit_event USING btree (object, object_id, event_id);

create table department (
  department_id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  name text not null,
  abbreviation text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint department_pkey PRIMARY KEY (department_id),
  constraint department_school_id_fkey FOREIGN KEY (school_id) REFERENCES school(school_id)
);
CREATE UNIQUE INDEX department_name ON public.department USING btree (school_id, lower(name));

create table funding_type (
  code text not null,
  en text not null,
  de text not null,
  version integer not null default 1,
  constraint funding_type_pkey PRIMARY KEY (code)
);

create table idempotent_reply (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamp with time zone not null default now(),
  constraint idempotent_reply_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotent_reply_age ON public.idempotent_reply USING btree (created_at);

create table identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint identity_pkey PRIMARY KEY (issuer, subject),
  constraint identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX identity_person ON public.identity USING btree (user_id);

create table invitation (
  invitation_id uuid not null default gen_random_uuid(),
  research_group_id uuid not null,
  email text not null,
  role text not null,
  invited_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint invitation_pkey PRIMARY KEY (invitation_id),
  constraint invitation_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id) ON DELETE CASCADE,
  constraint invitation_role_check CHECK ((role = ANY (ARRAY['EMPLOYEE'::text, 'PROFESSOR'::text])))
);
CREATE UNIQUE INDEX invitation_address ON public.invitation USING btree (research_group_id, lower(email));
CREATE INDEX invitation_email ON public.invitation USING btree (lower(email));

create table job (
  job_id uuid not null default gen_random_uuid(),
  research_group_id uuid not null,
  title text not null,
  subject_area text,
  research_area text not null default ''::text,
  location text,
  supervising_professor_id uuid,
  start_date date,
  start_date_by_arrangement boolean not null default false,
  application_deadline date,
  workload_percent integer,
  contract_months integer,
  funding_type text,
  salary_grade text,
  description_en text not null default ''::text,
  description_de text not null default ''::text,
  image_id uuid,
  reference_letters_required integer not null default 0,
  suitable_for_disabled boolean not null default false,
  promised_decision_by date,
  criteria jsonb not null default '[]'::jsonb,
  questions jsonb not null default '[]'::jsonb,
  letters_from_shortlist_only boolean not null default false,
  state text not null,
  published_at timestamp with time zone,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint job_contract_months_check CHECK (((contract_months >= 1) AND (contract_months <= 120))),
  constraint job_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint job_funding_type_fkey FOREIGN KEY (funding_type) REFERENCES funding_type(code),
  constraint job_location_fkey FOREIGN KEY (location) REFERENCES location(code),
  constraint job_pkey PRIMARY KEY (job_id),
  constraint job_reference_letters_required_check CHECK (((reference_letters_required >= 0) AND (reference_letters_required <= 5))),
  constraint job_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id),
  constraint job_salary_grade_fkey FOREIGN KEY (salary_grade) REFERENCES salary_grade(code),
  constraint job_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'CLOSED'::text, 'APPLICANT_FOUND'::text]))),
  constraint job_subject_area_fkey FOREIGN KEY (subject_area) REFERENCES subject_area(code),
  constraint job_supervising_professor_id_fkey FOREIGN KEY (supervising_professor_id) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint job_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint job_workload_percent_check CHECK (((workload_percent >= 1) AND (workload_percent <= 100)))
);
CREATE INDEX job_funding_type ON public.job USING btree (funding_type);
CREATE INDEX job_group ON public.job USING btree (research_group_id, state);
CREATE INDEX job_location ON public.job USING btree (location);
CREATE INDEX job_professor ON public.job USING btree (supervising_professor_id);
CREATE INDEX job_salary_grade ON public.job USING btree (salary_grade);
CREATE INDEX job_subject_area ON public.job USING btree (subject_area);

create table job_version (
  job_id uuid not null,
  version integer not null,
  at timestamp with time zone not null,
  by_user uuid,
  action text not null,
  content jsonb not null,
  constraint job_version_by_user_fkey FOREIGN KEY (by_user) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint job_version_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint job_version_pkey PRIMARY KEY (job_id, version)
);

create table letter (
  letter_id uuid not null,
  type text not null,
  language text not null,
  state text not null,
  user_id uuid,
  recipient_name text not null,
  recipient_address text not null,
  reply_to text,
  message_id text not null,
  subject text not null,
  text text,
  html text,
  calendar jsonb,
  secret boolean not null,
  not_before timestamp with time zone not null,
  expires_at timestamp with time zone,
  attempts integer not null default 0,
  last_error text,
  written_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint letter_check CHECK (((text IS NULL) = (html IS NULL))),
  constraint letter_check1 CHECK (((text IS NOT NULL) OR secret)),
  constraint letter_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint letter_message_id_key UNIQUE (message_id),
  constraint letter_pkey PRIMARY KEY (letter_id),
  constraint letter_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'DELAYED'::text, 'SENT'::text, 'DEAD'::text, 'TAKEN_BACK'::text]))),
  constraint letter_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE SET NULL
);
CREATE INDEX letter_dead ON public.letter USING btree (written_at, letter_id) WHERE (state = 'DEAD'::text);
CREATE INDEX letter_person ON public.letter USING btree (user_id) WHERE (user_id IS NOT NULL);

create table location (
  code text not null,
  en text not null,
  de text not null,
  version integer not null default 1,
  constraint location_pkey PRIMARY KEY (code)
);

create table mailbox_letter (
  mailbox_letter_id bigint not null,
  message_id text not null,
  sender text not null,
  recipient_name text not null,
  recipient_address text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  calendar jsonb,
  arrived_at timestamp with time zone not null default now(),
  constraint mailbox_letter_message_id_key UNIQUE (message_id),
  constraint mailbox_letter_pkey PRIMARY KEY (mailbox_letter_id)
);

create table person (
  user_id uuid not null default gen_random_uuid(),
  email text not null,
  email_verified boolean not null default false,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  language text not null default 'en'::text,
  ai_opt_out boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  constraint person_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint person_pkey PRIMARY KEY (user_id)
);
CREATE UNIQUE INDEX person_verified_email ON public.person USING btree (lower(email)) WHERE (email_verified AND (email <> ''::text) AND (erased_at IS NULL));

create table research_group (
  research_group_id uuid not null default gen_random_uuid(),
  name text not null,
  abbreviation text not null default ''::text,
  head text not null default ''::text,
  email text not null default ''::text,
  website text not null default ''::text,
  description text not null default ''::text,
  street text not null default ''::text,
  postal_code text not null default ''::text,
  city text not null default ''::text,
  department_id uuid,
  timezone text not null default 'Europe/Berlin'::text,
  default_language text not null default 'en'::text,
  letter_grace_minutes integer not null default 30,
  independent_ratings boolean not null default true,
  state text not null,
  requested_by uuid,
  denial_reason text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint research_group_default_language_check CHECK ((default_language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint research_group_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(department_id),
  constraint research_group_letter_grace_minutes_check CHECK (((letter_grace_minutes >= 0) AND (letter_grace_minutes <= 1440))),
  constraint research_group_pkey PRIMARY KEY (research_group_id),
  constraint research_group_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint research_group_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'ACTIVE'::text, 'DENIED'::text])))
);
CREATE INDEX research_group_department ON public.research_group USING btree (department_id);
CREATE UNIQUE INDEX research_group_name ON public.research_group USING btree (lower(name));
CREATE INDEX research_group_requested_by ON public.research_group USING btree (requested_by) WHERE (requested_by IS NOT NULL);

create table role (
  role_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role text not null,
  research_group_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint role_check CHECK (((research_group_id IS NULL) = (role = ANY (ARRAY['APPLICANT'::text, 'ADMIN'::text])))),
  constraint role_pkey PRIMARY KEY (role_id),
  constraint role_research_group FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id),
  constraint role_role_check CHECK ((role = ANY (ARRAY['APPLICANT'::text, 'EMPLOYEE'::text, 'PROFESSOR'::text, 'ADMIN'::text]))),
  constraint role_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX role_group ON public.role USING btree (research_group_id) WHERE (research_group_id IS NOT NULL);
CREATE UNIQUE INDEX role_in_group ON public.role USING btree (user_id, research_group_id) WHERE (research_group_id IS NOT NULL);
CREATE UNIQUE INDEX role_without_group ON public.role USING btree (user_id, role) WHERE (research_group_id IS NULL);

create table salary_grade (
  code text not null,
  en text not null,
  de text not null,
  version integer not null default 1,
  constraint salary_grade_pkey PRIMARY KEY (code)
);

create table school (
  school_id uuid not null default gen_random_uuid(),
  name text not null,
  abbreviation text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint school_pkey PRIMARY KEY (school_id)
);
CREATE UNIQUE INDEX school_name ON public.school USING btree (lower(name));

create table sign_in_account (
  account_id uuid not null default gen_random_uuid(),
  email text not null,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint sign_in_account_pkey PRIMARY KEY (account_id)
);
CREATE UNIQUE INDEX sign_in_account_email ON public.sign_in_account USING btree (lower(email));

create table sign_in_code (
  code_id uuid not null default gen_random_uuid(),
  interaction text not null,
  email text not null,
  caller text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint sign_in_code_pkey PRIMARY KEY (code_id)
);
CREATE INDEX sign_in_code_caller ON public.sign_in_code USING btree (caller, created_at);
CREATE INDEX sign_in_code_email ON public.sign_in_code USING btree (lower(email), created_at);
CREATE INDEX sign_in_code_interaction ON public.sign_in_code USING btree (interaction, created_at);

create table sign_in_key (
  name text not null,
  value jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint sign_in_key_pkey PRIMARY KEY (name)
);

create table sign_in_state (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint sign_in_state_pkey PRIMARY KEY (kind, id)
);
CREATE INDEX sign_in_state_age ON public.sign_in_state USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX sign_in_state_grant ON public.sign_in_state USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX sign_in_state_uid ON public.sign_in_state USING btree (kind, uid) WHERE (uid IS NOT NULL);

create table subject_area (
  code text not null,
  en text not null,
  de text not null,
  version integer not null default 1,
  constraint subject_area_pkey PRIMARY KEY (code)
);

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
