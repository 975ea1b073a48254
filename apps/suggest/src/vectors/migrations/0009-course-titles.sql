-- What people call a course. Without one its competencies name it.
alter table course add title text check (title <> '');
