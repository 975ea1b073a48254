-- Of applications that keep nothing personal also go where the applicant reads the clock, and what was said since.
update interview_booking b set timezone = null from interviewee i join application a using (application_id)
  where i.interviewee_id = b.interviewee_id and a.anonymised_at is not null and b.timezone is not null;
delete from internal_comment c using application a
  where a.application_id = c.application_id and a.anonymised_at is not null;
update rating r set note = '' from application a
  where a.application_id = r.application_id and a.anonymised_at is not null and r.note <> '';
update interview_assessment t set notes = '' from interviewee i join application a using (application_id)
  where i.interviewee_id = t.interviewee_id and a.anonymised_at is not null and t.notes <> '';
