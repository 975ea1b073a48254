-- Banners: of a group, or default ones for a department or for all. Only what we have encoded ourselves is kept.
create table image (
  image_id uuid primary key,
  research_group_id uuid references research_group on delete cascade,
  department_id uuid references department,
  uploaded_by uuid references person on delete set null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  check (research_group_id is null or department_id is null)
);
create index image_group on image (research_group_id, created_at, image_id) where research_group_id is not null;
create index image_default on image (department_id, created_at, image_id) where research_group_id is null;
create index image_person on image (uploaded_by, created_at, image_id) where uploaded_by is not null;

-- The sizes it is shown in, as WebP.
create table image_size (
  image_id uuid not null references image on delete cascade,
  width integer not null,
  bytes bytea not null,
  primary key (image_id, width)
);
-- WebP is compressed already.
alter table image_size alter column bytes set storage external;

update job set image_id = null where image_id is not null;
alter table job add constraint job_image foreign key (image_id) references image on delete set null;
create index job_image on job (image_id) where image_id is not null;
