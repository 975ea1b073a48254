-- The courses that a statement touches are few: they are looked up by their key, however many others there are.
alter function resize_courses() set enable_hashjoin = off;
alter function resize_courses() set enable_mergejoin = off;
alter function resize_courses() set enable_seqscan = off;
