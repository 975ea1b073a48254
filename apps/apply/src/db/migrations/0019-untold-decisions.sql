-- From when the applicant knows of a decision, and how the application stood for them until then.
alter table application_review add column known_from timestamptz;
alter table application_review add column state_before text;
alter table application_review add column version_before integer;
alter table application_review add column updated_before timestamptz;
update application_review set state_before = 'IN_REVIEW', updated_before = decided_at,
  known_from = coalesce((select not_before from letter where letter.letter_id = application_review.letter_id), decided_at),
  version_before = (select version - 1 from application
    where application.application_id = application_review.application_id);
alter table application_review alter column known_from set not null;
alter table application_review alter column state_before set not null;
alter table application_review alter column version_before set not null;
alter table application_review alter column updated_before set not null;
-- At most one decision stands.
create unique index application_review_standing on application_review (application_id) where reconsidered_at is null;
