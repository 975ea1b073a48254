-- Schools and departments order the research groups; deleting one that is in use is refused.
create table school (
  school_id uuid primary key default gen_random_uuid(),
  name text not null,
  abbreviation text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index school_name on school (lower(name));

create table department (
  department_id uuid primary key default gen_random_uuid(),
  school_id uuid not null references school,
  name text not null,
  abbreviation text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index department_name on department (school_id, lower(name));

create table research_group (
  research_group_id uuid primary key default gen_random_uuid(),
  name text not null,
  -- The name as it is compared: in lower case by Unicode, whatever the locale of the database.
  name_key text,
  abbreviation text not null default '',
  head text not null default '',
  email text not null default '',
  website text not null default '',
  description text not null default '',
  street text not null default '',
  postal_code text not null default '',
  city text not null default '',
  department_id uuid references department,
  timezone text not null default 'Europe/Berlin',
  default_language text not null default 'en' check (default_language in ('en', 'de')),
  letter_grace_minutes integer not null default 30 check (letter_grace_minutes between 0 and 1440),
  independent_ratings boolean not null default true,
  state text not null check (state in ('DRAFT', 'ACTIVE', 'DENIED')),
  -- Who asked for the group and becomes its PROFESSOR when it is activated; from then on nobody.
  requested_by uuid references person on delete set null,
  denial_reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index research_group_name on research_group (coalesce(name_key, lower(name)));
create index research_group_state on research_group (state, lower(name));
create index research_group_department on research_group (department_id);
create index research_group_requested_by on research_group (requested_by) where requested_by is not null;

-- Roles given before there were groups keep a group to stand in.
insert into research_group (research_group_id, name, state)
  select distinct research_group_id, 'Research group ' || research_group_id, 'ACTIVE' from role
  where research_group_id is not null;
alter table role add constraint role_research_group foreign key (research_group_id) references research_group;
alter table role add column version integer not null default 1;
-- Read with every request: the unique indexes know only a part of the rows each.
create index role_person on role (user_id);

-- People are found by the beginnings of the words of their name and address.
create function person_words(first_name text, last_name text, email text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, translate(first_name || ' ' || last_name || ' ' || email, '@.-_+''’', '       '));
create index person_words on person using gin (person_words(first_name, last_name, email)) where erased_at is null;
create index person_name on person (lower(last_name || ' ' || first_name), user_id) where erased_at is null;

-- The trail is read newest first, whole or by object, person or group.
drop index audit_event_object;
drop index audit_event_group;
create index audit_event_at on audit_event (at, event_id);
create index audit_event_object on audit_event (object_id, at, event_id);
create index audit_event_person on audit_event (by_user, at, event_id);
create index audit_event_group on audit_event (research_group_id, at, event_id) where research_group_id is not null;

-- A membership that begins when someone signs in with that verified address.
create table invitation (
  invitation_id uuid primary key default gen_random_uuid(),
  research_group_id uuid not null references research_group on delete cascade,
  email text not null,
  role text not null check (role in ('EMPLOYEE', 'PROFESSOR')),
  invited_by uuid references person on delete set null,
  created_at timestamptz not null default now()
);
create unique index invitation_address on invitation (research_group_id, lower(email));
create index invitation_email on invitation (lower(email));

-- What forms choose from, in both languages.
create table subject_area (code text primary key, en text not null, de text not null, version integer not null default 1);
create table location (code text primary key, en text not null, de text not null, version integer not null default 1);
create table funding_type (code text primary key, en text not null, de text not null, version integer not null default 1);
create table salary_grade (code text primary key, en text not null, de text not null, version integer not null default 1);

insert into subject_area (code, en, de) values
  ('AEROSPACE_ENGINEERING', 'Aerospace engineering', 'Luft- und Raumfahrttechnik'),
  ('AGRICULTURAL_SCIENCE', 'Agricultural science', 'Agrarwissenschaft'),
  ('ARCHITECTURE', 'Architecture', 'Architektur'),
  ('BIOENGINEERING', 'Bioengineering', 'Bioingenieurwesen'),
  ('BIOLOGY', 'Biology', 'Biologie'),
  ('CHEMISTRY', 'Chemistry', 'Chemie'),
  ('CIVIL_ENGINEERING', 'Civil engineering', 'Bauingenieurwesen'),
  ('COMPUTER_SCIENCE', 'Computer science', 'Informatik'),
  ('ECONOMICS', 'Economics', 'Volkswirtschaftslehre'),
  ('EDUCATION', 'Education', 'Bildungswissenschaft'),
  ('ELECTRICAL_ENGINEERING', 'Electrical engineering', 'Elektrotechnik'),
  ('ENVIRONMENTAL_ENGINEERING', 'Environmental engineering', 'Umweltingenieurwesen'),
  ('FOOD_SCIENCE', 'Food science', 'Lebensmittelwissenschaft'),
  ('GEOSCIENCES', 'Geosciences', 'Geowissenschaften'),
  ('INFORMATION_SYSTEMS', 'Information systems', 'Wirtschaftsinformatik'),
  ('LAW', 'Law', 'Rechtswissenschaft'),
  ('LINGUISTICS', 'Linguistics', 'Sprachwissenschaft'),
  ('MANAGEMENT', 'Management', 'Betriebswirtschaftslehre'),
  ('MATERIALS_SCIENCE', 'Materials science', 'Werkstoffwissenschaft'),
  ('MATHEMATICS', 'Mathematics', 'Mathematik'),
  ('MECHANICAL_ENGINEERING', 'Mechanical engineering', 'Maschinenbau'),
  ('MEDICINE', 'Medicine', 'Medizin'),
  ('NEUROSCIENCE', 'Neuroscience', 'Neurowissenschaft'),
  ('PHILOSOPHY', 'Philosophy', 'Philosophie'),
  ('PHYSICS', 'Physics', 'Physik'),
  ('POLITICAL_SCIENCE', 'Political science', 'Politikwissenschaft'),
  ('PSYCHOLOGY', 'Psychology', 'Psychologie'),
  ('SOCIOLOGY', 'Sociology', 'Soziologie'),
  ('SPORT_SCIENCE', 'Sport and health science', 'Sport- und Gesundheitswissenschaft');
insert into location (code, en, de) values
  ('GARCHING', 'Garching', 'Garching'),
  ('GARCHING_HOCHBRUECK', 'Garching-Hochbrück', 'Garching-Hochbrück'),
  ('HEILBRONN', 'Heilbronn', 'Heilbronn'),
  ('MUNICH', 'Munich', 'München'),
  ('OTTOBRUNN', 'Ottobrunn', 'Ottobrunn'),
  ('REMOTE', 'Remote', 'Ortsunabhängig'),
  ('SINGAPORE', 'Singapore', 'Singapur'),
  ('STRAUBING', 'Straubing', 'Straubing'),
  ('WEIHENSTEPHAN', 'Weihenstephan', 'Weihenstephan');
insert into funding_type (code, en, de) values
  ('FULLY_FUNDED', 'Fully funded', 'Vollständig finanziert'),
  ('GOVERNMENT_FUNDED', 'Government funded', 'Staatlich finanziert'),
  ('INDUSTRY_SPONSORED', 'Sponsored by industry', 'Von der Industrie gefördert'),
  ('PARTIALLY_FUNDED', 'Partially funded', 'Teilweise finanziert'),
  ('RESEARCH_GRANT', 'Research grant', 'Forschungsförderung'),
  ('SCHOLARSHIP', 'Scholarship', 'Stipendium'),
  ('SELF_FUNDED', 'Self-funded', 'Selbst finanziert');
insert into salary_grade (code, en, de) values
  ('E12', 'TV-L E12', 'TV-L E12'),
  ('E13', 'TV-L E13', 'TV-L E13'),
  ('E14', 'TV-L E14', 'TV-L E14'),
  ('E15', 'TV-L E15', 'TV-L E15'),
  ('NONE', 'No pay grade', 'Keine Entgeltgruppe');
