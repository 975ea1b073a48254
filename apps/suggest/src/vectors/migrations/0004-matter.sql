-- Who learns is no part of what is embedded from here on, and how texts are read is part of the model's name, so that
-- processes of two versions never take each other's vectors for their own. Those of plain sentences that name nobody stay.
do $$
declare
  learner text := 'student|studier|learner|lernende|pupil|trainee|graduate|absolvent|auszubildende|participant|teilnehme|sch.ler|you|\m(i|ich|du|sie)\M';
  sentence text := '^[A-Za-zÀ-ÖØ-öø-ÿ0-9 ,;.:?!''"()/%+=-]*$';
  collection text;
begin
  foreach collection in array array['competency', 'exercise'] loop
    execute format(
      'update %I set model = model || ''+2'' where embedding is not null and description ~ %L and description !~* %L',
      collection, sentence, learner);
  end loop;
  update semantic_cluster set model = model || '+2';
end
$$;
