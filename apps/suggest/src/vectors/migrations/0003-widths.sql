-- An endpoint may change the width of its vectors under one name: the width is part of the name from here on. All other
-- names end with a revision. Vectors of texts of which an endpoint got the beginning alone are made anew.
do $$
declare
  width text := 'vector_dims(embedding)';
  collection text;
begin
  if exists (select from pg_type where oid = 'embedding'::regtype and typbasetype = 'bytea'::regtype) then
    width := 'octet_length(embedding) / 4';
  end if;
  foreach collection in array array['competency', 'exercise'] loop
    execute format(
      'update %I set model = model || ''@'' || %s
       where model !~ ''(@[0-9a-f]+|, beginning)$'' and greatest(length(title), length(description)) <= 8000',
      collection, width);
  end loop;
  execute format(
    'update semantic_cluster set model = model || ''@'' || %s where model !~ ''@[0-9a-f]+$''', width);
end
$$;
