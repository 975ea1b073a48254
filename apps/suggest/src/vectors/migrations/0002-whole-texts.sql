-- Vectors were made of the beginning of a text, 256 tokens: those of longer texts are made anew, of the whole.
update competency set model = model || ', beginning'
where embedding is not null and greatest(length(title), length(description)) > 250;

update exercise set model = model || ', beginning'
where embedding is not null and greatest(length(title), length(description)) > 250;
