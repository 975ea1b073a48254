-- How many hours a week the person teaches.
alter table job add column teaching_hours integer check (teaching_hours between 0 and 40);
