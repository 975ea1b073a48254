-- What a course holds is kept with it: every save compares it with the limits, and counting would read the whole course.
alter table course
  add competencies bigint not null default 0 check (competencies >= 0),
  add bytes bigint not null default 0 check (bytes >= 0);

update course set competencies = held.competencies, bytes = held.bytes
from (
  select course_id, count(*) as competencies, sum(octet_length(title) + octet_length(description)) as bytes
  from competency group by course_id
) held
where held.course_id = course.course_id;

-- Kept by the database, so that it is right whichever version of the service writes.
create function resize_courses() returns trigger language plpgsql as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    update course set competencies = course.competencies + added.competencies, bytes = course.bytes + added.bytes
    from (
      select course_id, count(*) as competencies, sum(octet_length(title) + octet_length(description)) as bytes
      from new_rows group by course_id
    ) added
    where added.course_id = course.course_id;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update course set competencies = course.competencies - removed.competencies, bytes = course.bytes - removed.bytes
    from (
      select course_id, count(*) as competencies, sum(octet_length(title) + octet_length(description)) as bytes
      from old_rows group by course_id
    ) removed
    where removed.course_id = course.course_id;
  end if;
  return null;
end
$$;

create trigger competency_added after insert on competency
  referencing new table as new_rows for each statement execute function resize_courses();
create trigger competency_changed after update on competency
  referencing old table as old_rows new table as new_rows for each statement execute function resize_courses();
create trigger competency_removed after delete on competency
  referencing old table as old_rows for each statement execute function resize_courses();
