-- apply

create table admin_address (
  created_at timestamp with time zone not null default now(),
  fingerprint bytea not null,
  constraint admin_address_pkey PRIMARY KEY (fingerprint)
);

create table ai_usage (
  research_group_id uuid not null,
  day date not null,
  calls integer not null,
  constraint ai_usage_calls_check CHECK ((calls >= 0)),
  constraint ai_usage_pkey PRIMARY KEY (research_group_id, day),
  constraint ai_usage_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id) ON DELETE CASCADE
);

create table announcement (
  job_id uuid not null,
  announced_at timestamp with time zone not null default now(),
  constraint announcement_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint announcement_pkey PRIMARY KEY (job_id)
);

create table applicant (
  user_id uuid not null,
  first_name text,
  last_name text,
  email text,
  phone text not null default ''::text,
  website text not null default ''::text,
  birth_date date,
  nationality text,
  street text not null default ''::text,
  postal_code text not null default ''::text,
  city text not null default ''::text,
  country text not null default ''::text,
  degrees jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  subscriptions_version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint applicant_pkey PRIMARY KEY (user_id),
  constraint applicant_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);

create table application (
  application_id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  research_group_id uuid not null,
  applicant_id uuid not null,
  state text not null,
  motivation text not null default ''::text,
  skills text not null default ''::text,
  experience text not null default ''::text,
  desired_start date,
  answers jsonb not null default '{}'::jsonb,
  consents jsonb not null default '{}'::jsonb,
  snapshot jsonb,
  job_version integer,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  email text not null default ''::text,
  german_grade numeric(2,1),
  submitted_at timestamp with time zone,
  opened_at timestamp with time zone,
  ended_at timestamp with time zone,
  owed_letter text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deletion_warned_at timestamp with time zone,
  anonymised_at timestamp with time zone,
  constraint application_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES person(user_id),
  constraint application_application_id_job_id_key UNIQUE (application_id, job_id),
  constraint application_check CHECK (((submitted_at IS NULL) = (state = ANY (ARRAY['SAVED'::text, 'JOB_CLOSED_DRAFT'::text])))),
  constraint application_check1 CHECK (((submitted_at IS NULL) = (snapshot IS NULL))),
  constraint application_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id),
  constraint application_owed_letter_check CHECK ((owed_letter = ANY (ARRAY['JOB_CLOSED'::text, 'JOB_FILLED'::text]))),
  constraint application_pkey PRIMARY KEY (application_id),
  constraint application_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id),
  constraint application_state_check CHECK ((state = ANY (ARRAY['SAVED'::text, 'SENT'::text, 'IN_REVIEW'::text, 'INTERVIEW'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'WITHDRAWN'::text, 'JOB_CLOSED'::text, 'JOB_CLOSED_DRAFT'::text])))
);
CREATE INDEX application_created ON public.application USING btree (created_at, application_id);
CREATE INDEX application_group ON public.application USING btree (research_group_id, submitted_at DESC, application_id DESC) INCLUDE (state, job_id, applicant_id, german_grade, first_name, last_name, email) WHERE (submitted_at IS NOT NULL);
CREATE INDEX application_job ON public.application USING btree (job_id, state);
CREATE INDEX application_kept ON public.application USING btree (ended_at, application_id) WHERE ((ended_at IS NOT NULL) AND (anonymised_at IS NULL));
CREATE UNIQUE INDEX application_of_applicant ON public.application USING btree (applicant_id, job_id);
CREATE INDEX application_owed_letter ON public.application USING btree (job_id) WHERE (owed_letter IS NOT NULL);

create table application_review (
  review_id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  reviewer_id uuid,
  decision text not null,
  reason text,
  message text not null default ''::text,
  decided_at timestamp with time zone not null,
  letter_id uuid,
  reconsidered_at timestamp with time zone,
  known_from timestamp with time zone not null,
  state_before text not null,
  fills_job boolean not null default false,
  justification text not null default ''::text,
  constraint application_review_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint application_review_check CHECK (((decision = 'REJECTED'::text) = (reason IS NOT NULL))),
  constraint application_review_decision_check CHECK ((decision = ANY (ARRAY['ACCEPTED'::text, 'REJECTED'::text]))),
  constraint application_review_justification_check CHECK ((length(justification) <= 2000)),
  constraint application_review_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES letter(letter_id) ON DELETE SET NULL,
  constraint application_review_pkey PRIMARY KEY (review_id),
  constraint application_review_reason_check CHECK ((reason = ANY (ARRAY['JOB_FILLED'::text, 'JOB_OUTDATED'::text, 'FAILED_REQUIREMENTS'::text, 'OTHER_REASON'::text]))),
  constraint application_review_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES person(user_id) ON DELETE SET NULL
);
CREATE INDEX application_review_application ON public.application_review USING btree (application_id, decided_at);
CREATE INDEX application_review_letter ON public.application_review USING btree (letter_id) WHERE (letter_id IS NOT NULL);
CREATE INDEX application_review_reviewer ON public.application_review USING btree (reviewer_id);
CREATE UNIQUE INDEX application_review_standing ON public.application_review USING btree (application_id) WHERE (reconsidered_at IS NULL);

create table application_seen (
  application_id uuid not null,
  version integer not null,
  state text not null,
  updated_at timestamp with time zone not null,
  seen_from timestamp with time zone not null,
  constraint application_seen_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint application_seen_pkey PRIMARY KEY (application_id, version)
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
  public_id uuid not null default gen_random_uuid(),
  constraint audit_event_pkey PRIMARY KEY (event_id)
);
CREATE INDEX audit_event_at ON public.audit_event USING btree (at, event_id);
CREATE INDEX audit_event_group ON public.audit_event USING btree (research_group_id, at, event_id) WHERE (research_group_id IS NOT NULL);
CREATE INDEX audit_event_object ON public.audit_event USING btree (object_id, at, event_id);
CREATE INDEX audit_event_person ON public.audit_event USING btree (by_user, at, event_id);
CREATE UNIQUE INDEX audit_event_public ON public.audit_event USING btree (public_id);

create table calendar_feed (
  user_id uuid not null,
  secret text not null,
  created_at timestamp with time zone not null default now(),
  constraint calendar_feed_pkey PRIMARY KEY (user_id),
  constraint calendar_feed_secret_key UNIQUE (secret),
  constraint calendar_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);

create table committee (
  job_id uuid not null,
  committee_only boolean not null default false,
  version integer not null default 1,
  changed_at timestamp with time zone not null default now(),
  changed_by uuid,
  constraint committee_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint committee_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint committee_pkey PRIMARY KEY (job_id)
);
CREATE INDEX committee_changed_by_idx ON public.committee USING btree (changed_by);

create table committee_seat (
  job_id uuid not null,
  user_id uuid not null,
  kind text not null,
  given_at timestamp with time zone not null default now(),
  constraint committee_seat_job_id_fkey FOREIGN KEY (job_id) REFERENCES committee(job_id) ON DELETE CASCADE,
  constraint committee_seat_kind_check CHECK ((kind = ANY (ARRAY['CHAIR'::text, 'READER'::text]))),
  constraint committee_seat_pkey PRIMARY KEY (job_id, user_id),
  constraint committee_seat_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX committee_seat_user_id_idx ON public.committee_seat USING btree (user_id);

create table data_export (
  export_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  requested_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint data_export_pkey PRIMARY KEY (export_id),
  constraint data_export_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX data_export_person ON public.data_export USING btree (user_id, requested_at);

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

create table document (
  document_id uuid not null default gen_random_uuid(),
  sha256 text not null,
  type text not null,
  name text not null,
  size_bytes bigint not null,
  page_count integer not null,
  profile_id uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  application_id uuid,
  reference_id uuid,
  constraint document_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint document_check CHECK ((num_nonnulls(profile_id, application_id, reference_id) = 1)),
  constraint document_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint document_pkey PRIMARY KEY (document_id),
  constraint document_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES person(user_id) ON DELETE CASCADE,
  constraint document_reference_id_fkey FOREIGN KEY (reference_id) REFERENCES reference(reference_id) ON DELETE CASCADE,
  constraint document_sha256_fkey FOREIGN KEY (sha256) REFERENCES stored_file(sha256),
  constraint document_type_check CHECK ((type = ANY (ARRAY['CV'::text, 'BACHELOR_TRANSCRIPT'::text, 'MASTER_TRANSCRIPT'::text, 'REFERENCE'::text, 'REFERENCE_LETTER'::text, 'OTHER'::text])))
);
CREATE INDEX document_application ON public.document USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX document_file ON public.document USING btree (sha256);
CREATE INDEX document_profile ON public.document USING btree (profile_id) WHERE (profile_id IS NOT NULL);
CREATE INDEX document_reference ON public.document USING btree (reference_id) WHERE (reference_id IS NOT NULL);

create table email_template (
  template_id uuid not null default gen_random_uuid(),
  research_group_id uuid not null,
  type text not null,
  language text not null,
  subject text not null,
  body text not null,
  updated_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint email_template_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint email_template_pkey PRIMARY KEY (template_id),
  constraint email_template_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id) ON DELETE CASCADE,
  constraint email_template_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES person(user_id) ON DELETE SET NULL
);
CREATE INDEX email_template_person ON public.email_template USING btree (updated_by) WHERE (updated_by IS NOT NULL);
CREATE UNIQUE INDEX email_template_words ON public.email_template USING btree (research_group_id, type, language);

create table ended_identity (
  fingerprint bytea not null,
  ended_at timestamp with time zone not null,
  constraint ended_identity_pkey PRIMARY KEY (fingerprint)
);

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
  grants jsonb not null default '[]'::jsonb,
  url text not null default ''::text,
  outside jsonb not null default '[]'::jsonb,
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

create table image (
  image_id uuid not null,
  research_group_id uuid,
  department_id uuid,
  uploaded_by uuid,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null default now(),
  constraint image_check CHECK (((research_group_id IS NULL) OR (department_id IS NULL))),
  constraint image_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(department_id),
  constraint image_pkey PRIMARY KEY (image_id),
  constraint image_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id) ON DELETE CASCADE,
  constraint image_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES person(user_id) ON DELETE SET NULL
);
CREATE INDEX image_default ON public.image USING btree (department_id, created_at, image_id) WHERE (research_group_id IS NULL);
CREATE INDEX image_group ON public.image USING btree (research_group_id, created_at, image_id) WHERE (research_group_id IS NOT NULL);
CREATE INDEX image_person ON public.image USING btree (uploaded_by, created_at, image_id) WHERE (uploaded_by IS NOT NULL);

create table image_size (
  image_id uuid not null,
  width integer not null,
  bytes bytea not null,
  constraint image_size_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(image_id) ON DELETE CASCADE,
  constraint image_size_pkey PRIMARY KEY (image_id, width)
);

create table internal_comment (
  comment_id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  author_id uuid,
  text text not null,
  mentions uuid[] not null default '{}'::uuid[],
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  constraint internal_comment_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint internal_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint internal_comment_pkey PRIMARY KEY (comment_id),
  constraint internal_comment_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000)))
);
CREATE INDEX internal_comment_application ON public.internal_comment USING btree (application_id, created_at, comment_id);
CREATE INDEX internal_comment_author ON public.internal_comment USING btree (author_id);

create table interview_assessment (
  interviewee_id uuid not null,
  user_id uuid not null,
  overall smallint not null,
  criteria jsonb not null default '[]'::jsonb,
  notes text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint interview_assessment_interviewee_id_fkey FOREIGN KEY (interviewee_id) REFERENCES interviewee(interviewee_id) ON DELETE CASCADE,
  constraint interview_assessment_overall_check CHECK (((overall >= '-2'::integer) AND (overall <= 2))),
  constraint interview_assessment_pkey PRIMARY KEY (interviewee_id, user_id),
  constraint interview_assessment_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX interview_assessment_person ON public.interview_assessment USING btree (user_id);

create table interview_booking (
  booking_id uuid not null default gen_random_uuid(),
  process_id uuid not null,
  interviewee_id uuid not null,
  slot_id uuid not null,
  sequence integer not null default 0,
  timezone text,
  reminder_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint interview_booking_pkey PRIMARY KEY (booking_id),
  constraint interview_booking_process_id_interviewee_id_fkey FOREIGN KEY (process_id, interviewee_id) REFERENCES interviewee(process_id, interviewee_id) ON DELETE CASCADE,
  constraint interview_booking_process_id_slot_id_fkey FOREIGN KEY (process_id, slot_id) REFERENCES interview_slot(process_id, slot_id),
  constraint interview_booking_reminder_id_fkey FOREIGN KEY (reminder_id) REFERENCES letter(letter_id) ON DELETE SET NULL,
  constraint interviewee_has_one_slot UNIQUE (interviewee_id),
  constraint slot_is_free UNIQUE (slot_id)
);
CREATE INDEX interview_booking_process ON public.interview_booking USING btree (process_id);
CREATE INDEX interview_booking_reminder ON public.interview_booking USING btree (reminder_id) WHERE (reminder_id IS NOT NULL);

create table interview_interviewer (
  slot_id uuid not null,
  user_id uuid not null,
  during tstzrange not null,
  constraint interview_interviewer_pkey PRIMARY KEY (slot_id, user_id),
  constraint interview_interviewer_slot_id_during_fkey FOREIGN KEY (slot_id, during) REFERENCES interview_slot(slot_id, during) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint interview_interviewer_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE,
  constraint interviewer_is_free EXCLUDE USING gist (user_id WITH =, during WITH &&)
);

create table interview_process (
  process_id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  research_group_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint interview_process_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint interview_process_job_id_key UNIQUE (job_id),
  constraint interview_process_pkey PRIMARY KEY (process_id),
  constraint interview_process_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id)
);
CREATE INDEX interview_process_group ON public.interview_process USING btree (research_group_id);

create table interview_slot (
  slot_id uuid not null default gen_random_uuid(),
  process_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  during tstzrange not null default tstzrange(starts_at, ends_at),
  location text not null default ''::text,
  link text not null default ''::text,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint interview_slot_check CHECK ((starts_at < ends_at)),
  constraint interview_slot_check1 CHECK (((location <> ''::text) OR (link <> ''::text))),
  constraint interview_slot_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint interview_slot_pkey PRIMARY KEY (slot_id),
  constraint interview_slot_process_id_fkey FOREIGN KEY (process_id) REFERENCES interview_process(process_id) ON DELETE CASCADE,
  constraint interview_slot_process_id_slot_id_key UNIQUE (process_id, slot_id),
  constraint interview_slot_slot_id_during_key UNIQUE (slot_id, during)
);
CREATE INDEX interview_slot_time ON public.interview_slot USING btree (process_id, starts_at, slot_id);

create table interviewee (
  interviewee_id uuid not null default gen_random_uuid(),
  process_id uuid not null,
  application_id uuid not null,
  contacted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint interviewee_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint interviewee_pkey PRIMARY KEY (interviewee_id),
  constraint interviewee_process_id_application_id_key UNIQUE (process_id, application_id),
  constraint interviewee_process_id_fkey FOREIGN KEY (process_id) REFERENCES interview_process(process_id) ON DELETE CASCADE,
  constraint interviewee_process_id_interviewee_id_key UNIQUE (process_id, interviewee_id)
);
CREATE INDEX interviewee_application ON public.interviewee USING btree (application_id);

create table invitation (
  invitation_id uuid not null default gen_random_uuid(),
  research_group_id uuid not null,
  email text not null,
  role text not null,
  invited_by uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '60 days'::interval),
  constraint invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint invitation_pkey PRIMARY KEY (invitation_id),
  constraint invitation_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id) ON DELETE CASCADE,
  constraint invitation_role_check CHECK ((role = ANY (ARRAY['EMPLOYEE'::text, 'PROFESSOR'::text])))
);
CREATE UNIQUE INDEX invitation_address ON public.invitation USING btree (research_group_id, lower(email));
CREATE INDEX invitation_by ON public.invitation USING btree (invited_by);
CREATE INDEX invitation_email ON public.invitation USING btree (lower(email));
CREATE INDEX invitation_expiry ON public.invitation USING btree (expires_at);

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
  excerpt_en text not null default ''::text,
  excerpt_de text not null default ''::text,
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
  title_stems tsvector not null default stems_of(words_in(title)),
  stems tsvector not null default stems_of(words_in(((((((title || ' '::text) || research_area) || ' '::text) || description_en) || ' '::text) || description_de))),
  public_version integer,
  stopped_at timestamp with time zone,
  constraint job_contract_months_check CHECK (((contract_months >= 1) AND (contract_months <= 120))),
  constraint job_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint job_funding_type_fkey FOREIGN KEY (funding_type) REFERENCES funding_type(code),
  constraint job_image FOREIGN KEY (image_id) REFERENCES image(image_id) ON DELETE SET NULL,
  constraint job_location_fkey FOREIGN KEY (location) REFERENCES location(code),
  constraint job_pkey PRIMARY KEY (job_id),
  constraint job_published CHECK (((state <> 'PUBLISHED'::text) OR (published_at IS NOT NULL))),
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
CREATE INDEX job_image ON public.job USING btree (image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX job_location ON public.job USING btree (location);
CREATE INDEX job_professor ON public.job USING btree (supervising_professor_id);
CREATE INDEX job_public ON public.job USING btree (published_at DESC, job_id DESC) INCLUDE (research_group_id, application_deadline, stopped_at, subject_area, location, funding_type, supervising_professor_id, start_date, start_date_by_arrangement) WHERE (state = 'PUBLISHED'::text);
CREATE INDEX job_salary_grade ON public.job USING btree (salary_grade);
CREATE INDEX job_stems ON public.job USING gin (stems);
CREATE INDEX job_subject_area ON public.job USING btree (subject_area);

create table job_revision (
  job_id uuid not null,
  version integer not null,
  base integer not null,
  content jsonb,
  image_id uuid default ((content ->> 'imageId'::text))::uuid,
  writers jsonb not null default '{}'::jsonb,
  by_user uuid,
  updated_at timestamp with time zone not null,
  constraint job_revision_by_user_fkey FOREIGN KEY (by_user) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint job_revision_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(image_id),
  constraint job_revision_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint job_revision_pkey PRIMARY KEY (job_id)
);
CREATE INDEX job_revision_image ON public.job_revision USING btree (image_id) WHERE (image_id IS NOT NULL);

create table job_version (
  job_id uuid not null,
  version integer not null,
  at timestamp with time zone not null,
  by_user uuid,
  action text not null,
  changed text[] not null default '{}'::text[],
  content jsonb not null,
  constraint job_version_by_user_fkey FOREIGN KEY (by_user) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint job_version_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint job_version_pkey PRIMARY KEY (job_id, version)
);

create table legal_hold (
  legal_hold_id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  reason text not null,
  until date not null,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  version integer not null default 1,
  warned_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by uuid,
  released_at timestamp with time zone,
  constraint legal_hold_check CHECK (((ended_at IS NOT NULL) OR ((ended_by IS NULL) AND (released_at IS NULL)))),
  constraint legal_hold_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint legal_hold_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint legal_hold_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint legal_hold_pkey PRIMARY KEY (legal_hold_id)
);
CREATE INDEX legal_hold_ended_by_idx ON public.legal_hold USING btree (ended_by);
CREATE UNIQUE INDEX legal_hold_job_id_idx ON public.legal_hold USING btree (job_id) WHERE (ended_at IS NULL);
CREATE INDEX legal_hold_job_id_idx1 ON public.legal_hold USING btree (job_id);
CREATE INDEX legal_hold_made_by_idx ON public.legal_hold USING btree (made_by);
CREATE INDEX legal_hold_until_idx ON public.legal_hold USING btree (until) WHERE (released_at IS NULL);

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
  application_id uuid,
  by_user uuid,
  ends_empty boolean not null default false,
  research_group_id uuid,
  job_id uuid,
  handed_over_at timestamp with time zone,
  dropped_at timestamp with time zone,
  constraint letter_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE SET NULL,
  constraint letter_by_user_fkey FOREIGN KEY (by_user) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint letter_check CHECK (((text IS NULL) = (html IS NULL))),
  constraint letter_check1 CHECK (((text IS NOT NULL) OR secret)),
  constraint letter_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint letter_message_id_key UNIQUE (message_id),
  constraint letter_pkey PRIMARY KEY (letter_id),
  constraint letter_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'DELAYED'::text, 'SENT'::text, 'DEAD'::text, 'TAKEN_BACK'::text, 'UNCONFIRMED'::text]))),
  constraint letter_taken_back_check CHECK (((state <> 'TAKEN_BACK'::text) OR (handed_over_at IS NULL))),
  constraint letter_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE SET NULL
);
CREATE INDEX letter_address ON public.letter USING btree (lower(recipient_address)) WHERE ((user_id IS NULL) AND (recipient_address <> ''::text));
CREATE INDEX letter_announcing ON public.letter USING btree (job_id, user_id) WHERE (job_id IS NOT NULL);
CREATE INDEX letter_application ON public.letter USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX letter_by ON public.letter USING btree (by_user) WHERE (by_user IS NOT NULL);
CREATE INDEX letter_dead ON public.letter USING btree (written_at, letter_id) WHERE (state = 'DEAD'::text);
CREATE INDEX letter_open ON public.letter USING btree (not_before) WHERE (state = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'DELAYED'::text]));
CREATE INDEX letter_person ON public.letter USING btree (user_id) WHERE (user_id IS NOT NULL);

create table location (
  code text not null,
  en text not null,
  de text not null,
  version integer not null default 1,
  country text,
  constraint location_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint location_pkey PRIMARY KEY (code)
);

create table lost_address (
  user_id uuid not null,
  fingerprint bytea not null,
  lost_at timestamp with time zone not null,
  constraint lost_address_pkey PRIMARY KEY (user_id, fingerprint),
  constraint lost_address_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
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
  unsubscribe text,
  constraint mailbox_letter_message_id_key UNIQUE (message_id),
  constraint mailbox_letter_pkey PRIMARY KEY (mailbox_letter_id)
);

create table notification_choice (
  user_id uuid not null,
  off text[] not null default '{}'::text[],
  version integer not null default 1,
  unsubscribe_secret uuid not null default gen_random_uuid(),
  constraint notification_choice_pkey PRIMARY KEY (user_id),
  constraint notification_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
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
  stems tsvector default stems_of(words_in(((((first_name || ' '::text) || last_name) || ' '::text) || spellings_of(((first_name || ' '::text) || last_name))))),
  address_told_at timestamp with time zone,
  constraint person_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint person_pkey PRIMARY KEY (user_id)
);
CREATE INDEX person_name ON public.person USING btree (lower(((last_name || ' '::text) || first_name)), user_id) WHERE (erased_at IS NULL);
CREATE INDEX person_stems ON public.person USING gin (stems);
CREATE UNIQUE INDEX person_verified_email ON public.person USING btree (lower(email)) WHERE (email_verified AND (email <> ''::text) AND (erased_at IS NULL));
CREATE INDEX person_words ON public.person USING gin (person_words(first_name, last_name, email)) WHERE (erased_at IS NULL);

create table ranked_application (
  application_id uuid not null,
  job_id uuid not null,
  place integer not null,
  constraint ranked_application_application_id_job_id_fkey FOREIGN KEY (application_id, job_id) REFERENCES application(application_id, job_id) ON DELETE CASCADE,
  constraint ranked_application_job_id_fkey FOREIGN KEY (job_id) REFERENCES ranking(job_id) ON DELETE CASCADE,
  constraint ranked_application_job_id_place_key UNIQUE (job_id, place) DEFERRABLE INITIALLY DEFERRED,
  constraint ranked_application_pkey PRIMARY KEY (application_id),
  constraint ranked_application_place_check CHECK ((place > 0))
);

create table ranking (
  job_id uuid not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint ranking_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint ranking_pkey PRIMARY KEY (job_id)
);

create table rating (
  application_id uuid not null,
  rater_id uuid not null,
  overall smallint not null,
  criteria jsonb not null default '{}'::jsonb,
  note text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint rating_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint rating_note_check CHECK ((length(note) <= 5000)),
  constraint rating_overall_check CHECK (((overall >= '-2'::integer) AND (overall <= 2))),
  constraint rating_pkey PRIMARY KEY (application_id, rater_id),
  constraint rating_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX rating_rater ON public.rating USING btree (rater_id);

create table reading (
  application_id uuid not null,
  user_id uuid not null,
  dealt_by uuid,
  dealt_at timestamp with time zone not null default now(),
  constraint reading_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint reading_dealt_by_fkey FOREIGN KEY (dealt_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint reading_pkey PRIMARY KEY (application_id, user_id),
  constraint reading_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX reading_dealt_by_idx ON public.reading USING btree (dealt_by);
CREATE INDEX reading_user_id_idx ON public.reading USING btree (user_id);

create table recurring_work (
  name text not null,
  due_at timestamp with time zone not null,
  constraint recurring_work_pkey PRIMARY KEY (name)
);

create table recusal (
  recusal_id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null,
  declared_by uuid,
  reason text not null,
  judged_before jsonb not null default '{}'::jsonb,
  declared_at timestamp with time zone not null default now(),
  lifted_at timestamp with time zone,
  lifted_by uuid,
  constraint recusal_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint recusal_check CHECK (((lifted_at IS NOT NULL) OR (lifted_by IS NULL))),
  constraint recusal_declared_by_fkey FOREIGN KEY (declared_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint recusal_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint recusal_pkey PRIMARY KEY (recusal_id),
  constraint recusal_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX recusal_application_id_idx ON public.recusal USING btree (application_id);
CREATE INDEX recusal_declared_by_idx ON public.recusal USING btree (declared_by);
CREATE INDEX recusal_lifted_by_idx ON public.recusal USING btree (lifted_by);
CREATE UNIQUE INDEX recusal_user_id_application_id_idx ON public.recusal USING btree (user_id, application_id) WHERE (lifted_at IS NULL);

create table reference (
  reference_id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  state text not null,
  title text not null default ''::text,
  first_name text not null,
  last_name text not null,
  email text not null,
  institution text not null default ''::text,
  relationship text not null default ''::text,
  language text not null default 'en'::text,
  confidential boolean,
  assessment jsonb,
  requested_at timestamp with time zone,
  expires_at timestamp with time zone,
  answered_at timestamp with time zone,
  reminded_week_at timestamp with time zone,
  reminded_day_at timestamp with time zone,
  owed_letter text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint reference_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(application_id) ON DELETE CASCADE,
  constraint reference_check CHECK (((state = ANY (ARRAY['ADDED'::text, 'CANCELLED'::text])) OR ((confidential IS NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint reference_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint reference_owed_letter_check CHECK ((owed_letter = 'REFERENCE_CANCELLED'::text)),
  constraint reference_pkey PRIMARY KEY (reference_id),
  constraint reference_state_check CHECK ((state = ANY (ARRAY['ADDED'::text, 'REQUESTED'::text, 'SUBMITTED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'CANCELLED'::text])))
);
CREATE UNIQUE INDEX reference_address ON public.reference USING btree (application_id, lower(email)) WHERE (state <> 'CANCELLED'::text);
CREATE INDEX reference_expiry ON public.reference USING btree (expires_at) WHERE (state = 'REQUESTED'::text);
CREATE INDEX reference_owed_letter ON public.reference USING btree (application_id) WHERE (owed_letter IS NOT NULL);

create table reference_key (
  key_hash bytea not null,
  reference_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint reference_key_pkey PRIMARY KEY (key_hash),
  constraint reference_key_reference_id_fkey FOREIGN KEY (reference_id) REFERENCES reference(reference_id) ON DELETE CASCADE
);
CREATE INDEX reference_key_reference ON public.reference_key USING btree (reference_id);

create table research_group (
  research_group_id uuid not null default gen_random_uuid(),
  name text not null,
  name_key text,
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
  stems tsvector default stems_of(words_in(((((name || ' '::text) || abbreviation) || ' '::text) || spellings_of(((name || ' '::text) || abbreviation))))),
  constraint research_group_default_language_check CHECK ((default_language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint research_group_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(department_id),
  constraint research_group_letter_grace_minutes_check CHECK (((letter_grace_minutes >= 0) AND (letter_grace_minutes <= 1440))),
  constraint research_group_pkey PRIMARY KEY (research_group_id),
  constraint research_group_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES person(user_id) ON DELETE SET NULL,
  constraint research_group_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'ACTIVE'::text, 'DENIED'::text]))),
  constraint research_group_timezone CHECK ((timezone(timezone, '1970-01-01 00:00:00+00'::timestamp with time zone) IS NOT NULL))
);
CREATE INDEX research_group_department ON public.research_group USING btree (department_id);
CREATE UNIQUE INDEX research_group_name ON public.research_group USING btree (COALESCE(name_key, lower(name)));
CREATE INDEX research_group_requested_by ON public.research_group USING btree (requested_by) WHERE (requested_by IS NOT NULL);
CREATE INDEX research_group_state ON public.research_group USING btree (state, lower(name));
CREATE INDEX research_group_stems ON public.research_group USING gin (stems);

create table role (
  role_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role text not null,
  research_group_id uuid,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  given_as bigint not null,
  constraint role_check CHECK (((research_group_id IS NULL) = (role = ANY (ARRAY['APPLICANT'::text, 'ADMIN'::text])))),
  constraint role_pkey PRIMARY KEY (role_id),
  constraint role_research_group FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id),
  constraint role_role_check CHECK ((role = ANY (ARRAY['APPLICANT'::text, 'EMPLOYEE'::text, 'PROFESSOR'::text, 'ADMIN'::text]))),
  constraint role_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX role_group ON public.role USING btree (research_group_id) WHERE (research_group_id IS NOT NULL);
CREATE UNIQUE INDEX role_in_group ON public.role USING btree (user_id, research_group_id) WHERE (research_group_id IS NOT NULL);
CREATE INDEX role_person ON public.role USING btree (user_id);
CREATE UNIQUE INDEX role_without_group ON public.role USING btree (user_id, role) WHERE (research_group_id IS NULL);

create table salary_grade (
  code text not null,
  en text not null,
  de text not null,
  version integer not null default 1,
  constraint salary_grade_pkey PRIMARY KEY (code)
);

create table saved_view (
  view_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  query jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint saved_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint saved_view_pkey PRIMARY KEY (view_id),
  constraint saved_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_view_name ON public.saved_view USING btree (user_id, lower(name));

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
  language text not null default 'en'::text,
  constraint sign_in_account_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
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

create table stored_file (
  sha256 text not null,
  size_bytes bigint not null,
  claimed_at timestamp with time zone not null default now(),
  constraint stored_file_pkey PRIMARY KEY (sha256),
  constraint stored_file_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint stored_file_size_bytes_check CHECK ((size_bytes >= 0))
);
CREATE INDEX stored_file_claimed ON public.stored_file USING btree (claimed_at);

create table subject_area (
  code text not null,
  en text not null,
  de text not null,
  version integer not null default 1,
  stems tsvector default stems_of(words_in(((en || ' '::text) || de))),
  constraint subject_area_pkey PRIMARY KEY (code)
);

create table subscription (
  user_id uuid not null,
  subject_area text not null,
  created_at timestamp with time zone not null default now(),
  constraint subscription_pkey PRIMARY KEY (user_id, subject_area),
  constraint subscription_subject_area_fkey FOREIGN KEY (subject_area) REFERENCES subject_area(code) ON DELETE CASCADE,
  constraint subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id) ON DELETE CASCADE
);
CREATE INDEX subscription_subject_area ON public.subscription USING btree (subject_area);

create table waiting_step (
  step_id uuid not null,
  kind text not null,
  state text not null,
  access_class text not null,
  method text not null,
  url text not null,
  if_match text,
  body jsonb,
  lane text not null,
  request_hash text not null,
  made_by uuid not null,
  research_group_id uuid,
  job_id uuid,
  concerns text[] not null default '{}'::text[],
  announced_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  problem jsonb,
  dismissed_by uuid[] not null default '{}'::uuid[],
  constraint waiting_step_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE,
  constraint waiting_step_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(user_id),
  constraint waiting_step_pkey PRIMARY KEY (step_id),
  constraint waiting_step_research_group_id_fkey FOREIGN KEY (research_group_id) REFERENCES research_group(research_group_id) ON DELETE CASCADE,
  constraint waiting_step_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'TAKEN_BACK'::text, 'FAILED'::text])))
);
CREATE INDEX waiting_step_age ON public.waiting_step USING btree (ended_at) WHERE (state <> 'WAITING'::text);
CREATE INDEX waiting_step_group ON public.waiting_step USING btree (research_group_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'FAILED'::text]));
CREATE INDEX waiting_step_job ON public.waiting_step USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE UNIQUE INDEX waiting_step_lane ON public.waiting_step USING btree (lane) WHERE (state = 'WAITING'::text);
CREATE INDEX waiting_step_person ON public.waiting_step USING btree (made_by) WHERE (state = ANY (ARRAY['WAITING'::text, 'FAILED'::text]));

-- suggest

create table association_across (
  exercise_id bigint not null,
  competency_id bigint not null,
  constraint association_across_exercise_id_fkey FOREIGN KEY (exercise_id) REFERENCES exercise_place(id) ON DELETE CASCADE,
  constraint association_across_pkey PRIMARY KEY (competency_id, exercise_id)
);
CREATE INDEX association_across_exercise ON public.association_across USING btree (exercise_id);

create table competency (
  id bigint not null,
  course_id bigint not null,
  title text not null,
  description text not null,
  text_hash bytea not null,
  model text,
  embedding embedding,
  identifier text,
  uri text,
  constraint competency_check CHECK (((model IS NULL) = (embedding IS NULL))),
  constraint competency_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(course_id),
  constraint competency_identifier_check CHECK ((identifier <> ''::text)),
  constraint competency_pkey PRIMARY KEY (course_id, id)
);
CREATE INDEX competency_model ON public.competency USING btree (model, course_id, id);

create table competency_link (
  course_id bigint not null,
  source_id bigint not null,
  target_id bigint not null,
  constraint competency_link_course_id_source_id_fkey FOREIGN KEY (course_id, source_id) REFERENCES competency(course_id, id) ON DELETE CASCADE,
  constraint competency_link_course_id_target_id_fkey FOREIGN KEY (course_id, target_id) REFERENCES competency(course_id, id) ON DELETE CASCADE,
  constraint competency_link_pkey PRIMARY KEY (course_id, source_id, target_id)
);
CREATE INDEX competency_link_target ON public.competency_link USING btree (course_id, target_id);

create table competency_place (
  id bigint not null,
  course_id bigint not null,
  constraint competency_place_pkey PRIMARY KEY (id)
);

create table course (
  course_id bigint not null,
  version uuid not null default gen_random_uuid(),
  competencies bigint not null default 0,
  bytes bigint not null default 0,
  title text,
  constraint course_bytes_check CHECK ((bytes >= 0)),
  constraint course_competencies_check CHECK ((competencies >= 0)),
  constraint course_pkey PRIMARY KEY (course_id),
  constraint course_title_check CHECK ((title <> ''::text))
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
  constraint exercise_pkey PRIMARY KEY (course_id, id)
);
CREATE INDEX exercise_model ON public.exercise USING btree (model, course_id, id);

create table exercise_competency (
  course_id bigint not null,
  competency_id bigint not null,
  exercise_id bigint not null,
  constraint exercise_competency_course_id_competency_id_fkey FOREIGN KEY (course_id, competency_id) REFERENCES competency(course_id, id) ON DELETE CASCADE,
  constraint exercise_competency_course_id_exercise_id_fkey FOREIGN KEY (course_id, exercise_id) REFERENCES exercise(course_id, id) ON DELETE CASCADE,
  constraint exercise_competency_pkey PRIMARY KEY (course_id, competency_id, exercise_id)
);
CREATE INDEX exercise_competency_exercise ON public.exercise_competency USING btree (course_id, exercise_id);

create table exercise_feedback (
  course_id bigint not null,
  exercise_id bigint not null,
  competency_id bigint not null,
  accepted boolean not null,
  constraint exercise_feedback_course_id_competency_id_fkey FOREIGN KEY (course_id, competency_id) REFERENCES competency(course_id, id) ON DELETE CASCADE,
  constraint exercise_feedback_course_id_exercise_id_fkey FOREIGN KEY (course_id, exercise_id) REFERENCES exercise(course_id, id) ON DELETE CASCADE,
  constraint exercise_feedback_pkey PRIMARY KEY (course_id, exercise_id, competency_id)
);
CREATE INDEX exercise_feedback_competency ON public.exercise_feedback USING btree (course_id, competency_id);

create table exercise_place (
  id bigint not null,
  course_id bigint not null,
  constraint exercise_place_pkey PRIMARY KEY (id)
);

create table link_across (
  source_id bigint not null,
  target_id bigint not null,
  constraint link_across_pkey PRIMARY KEY (source_id, target_id),
  constraint link_across_source_id_fkey FOREIGN KEY (source_id) REFERENCES competency_place(id) ON DELETE CASCADE,
  constraint link_across_target_id_fkey FOREIGN KEY (target_id) REFERENCES competency_place(id) ON DELETE CASCADE
);
CREATE INDEX link_across_target ON public.link_across USING btree (target_id);

create table relation_feedback (
  course_id bigint not null,
  earlier_id bigint not null,
  later_id bigint not null,
  relation_type text not null,
  accepted boolean not null,
  constraint relation_feedback_course_id_earlier_id_fkey FOREIGN KEY (course_id, earlier_id) REFERENCES competency(course_id, id) ON DELETE CASCADE,
  constraint relation_feedback_course_id_later_id_fkey FOREIGN KEY (course_id, later_id) REFERENCES competency(course_id, id) ON DELETE CASCADE,
  constraint relation_feedback_pkey PRIMARY KEY (course_id, earlier_id, later_id, relation_type),
  constraint relation_feedback_relation_type_check CHECK ((relation_type = ANY (ARRAY['REQUIRES'::text, 'EXTENDS'::text, 'MATCHES'::text])))
);
CREATE INDEX relation_feedback_later ON public.relation_feedback USING btree (course_id, later_id);

create table semantic_cluster (
  course_id bigint not null,
  competency_id bigint not null,
  exercises integer not null,
  model text not null,
  embedding embedding not null,
  constraint semantic_cluster_course_id_competency_id_fkey FOREIGN KEY (course_id, competency_id) REFERENCES competency(course_id, id) ON DELETE CASCADE,
  constraint semantic_cluster_exercises_check CHECK ((exercises > 0)),
  constraint semantic_cluster_pkey PRIMARY KEY (course_id, competency_id)
);

create table suggestion_feedback (
  course_id bigint not null,
  text_hash bytea not null,
  competency_id bigint not null,
  accepted boolean not null,
  constraint suggestion_feedback_course_id_competency_id_fkey FOREIGN KEY (course_id, competency_id) REFERENCES competency(course_id, id) ON DELETE CASCADE,
  constraint suggestion_feedback_pkey PRIMARY KEY (course_id, text_hash, competency_id)
);
CREATE INDEX suggestion_feedback_competency ON public.suggestion_feedback USING btree (course_id, competency_id);
