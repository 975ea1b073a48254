-- How many letters wait is asked often, and most letters wait no longer.
create index letter_open on letter (not_before) where state in ('WAITING', 'SENDING', 'DELAYED');
