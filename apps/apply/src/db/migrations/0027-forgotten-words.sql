-- The trail tells which fields of a document changed, and no words of people: names of documents, addresses, reasons.
update audit_event set details = case when details = '{}' then details
    else jsonb_build_object('fields', (select jsonb_agg(field order by field) from jsonb_object_keys(details) as field)) end
  where object = 'document' and action = 'edit';
update audit_event set details = details - 'type' where object = 'document' and action = 'add';
update audit_event set details = details - 'email' where object = 'invitation';
update audit_event set details = details - 'reason'
  where (object = 'application' and action = 'reject') or (object = 'researchGroup' and action = 'deny');
update audit_event set details = '{}' where object in ('subscriptions', 'notifications');

-- What was asked, so that a reply can be found by what it is about, also where its body does not say so.
alter table idempotent_reply add column url text not null default '';

-- Letters to an address alone are found when its holder is erased.
create index letter_address on letter (lower(recipient_address)) where user_id is null and recipient_address <> '';

-- Letters that had ended before are emptied here; from now on each is when it ends.
update letter set subject = '', text = null, html = null, secret = true, calendar = null, recipient_name = '',
    recipient_address = '', reply_to = null
  where state in ('SENT', 'TAKEN_BACK', 'DEAD') and recipient_address <> ''
    and (exists (select from application a where a.application_id = letter.application_id and a.anonymised_at is not null)
      or exists (select from person p where p.user_id = letter.user_id and p.erased_at is not null));
