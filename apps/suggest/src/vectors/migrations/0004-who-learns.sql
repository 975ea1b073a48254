-- Who learns is no part of what is embedded from here on: vectors of texts that may say so are made anew.
do $$
declare
  hint text := '\m(student|studier|learner|lernende|pupil|trainee|graduate|absolvent|participant|teilnehme|schüler|you |i )';
  collection text;
begin
  foreach collection in array array['competency', 'exercise'] loop
    execute format(
      'update %I set model = model || '', learner''
       where embedding is not null and (title || '' '' || description) ~* %L',
      collection, hint);
  end loop;
end
$$;
