-- Changes of a published job that its group has not published yet. The row stays when they are published or discarded,
-- without content, so that no version is ever meant twice.
create table job_revision (
  job_id uuid primary key references job on delete cascade,
  version integer not null,
  -- The version of the job that the changes began from.
  base integer not null,
  content jsonb,
  -- So that no banner is deleted under them.
  image_id uuid generated always as ((content ->> 'imageId')::uuid) stored references image,
  -- Who wrote each of the changed fields last.
  writers jsonb not null default '{}',
  by_user uuid references person on delete set null,
  updated_at timestamptz not null
);
create index job_revision_image on job_revision (image_id) where image_id is not null;
