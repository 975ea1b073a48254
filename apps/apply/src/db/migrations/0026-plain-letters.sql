-- Letters as they stand on any keyboard: `Sørensen` as `Sorensen`, `Łukasz` as `Lukasz`.
create function plain_letters(text text) returns text immutable parallel safe language sql
  return normalize(regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(replace(replace(
      translate(text, 'ØøŁłĐđÐðı', 'OoLlDdDdi'),
      'Æ', 'Ae'), 'æ', 'ae'), 'Œ', 'Oe'), 'œ', 'oe'), 'ß', 'ss'), 'ẞ', 'SS'), 'Þ', 'Th'), 'þ', 'th'),
    NFD), '[\u0300-\u036f]+', '', 'g'), NFC);

-- A text in the ways in which people write it: with plain letters, and with umlauts spelled out (`Soerensen`). Most
-- texts have no other letters, and stay as they are.
create function spellings_of(text text) returns text immutable parallel safe language sql
  return case when octet_length(text) = char_length(text) then text else plain_letters(text || ' ' ||
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      normalize(text), 'Ä', 'Ae'), 'ä', 'ae'), 'Ö', 'Oe'), 'ö', 'oe'), 'Ø', 'Oe'), 'ø', 'oe'), 'Ü', 'Ue'), 'ü', 'ue'),
      'Å', 'Aa'), 'å', 'aa')) end;

drop index person_words;
create or replace function person_words(first_name text, last_name text, email text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple'::regconfig,
    translate(spellings_of(first_name || ' ' || last_name || ' ' || email), '@.-_+''’', '       '));
create index person_words on person using gin (person_words(first_name, last_name, email)) where erased_at is null;
