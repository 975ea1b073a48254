-- Who made a letter untrue is told nowhere: it would tell whose application a letter to others was about.
update audit_event set by_user = null where object = 'letter' and action = 'drop';
