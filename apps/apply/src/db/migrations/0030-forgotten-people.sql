-- Which addresses have made someone ADMIN is known by their fingerprints, and not whose they were.
create function address_fingerprint(email text) returns bytea language sql immutable
  return sha256(convert_to(lower(email), 'UTF8'));
alter table admin_address add column fingerprint bytea;
update admin_address set fingerprint = address_fingerprint(email);
alter table admin_address drop column email, drop column user_id, add primary key (fingerprint);

create or replace function keep_admin_away() returns trigger language plpgsql as $$
begin
  insert into admin_address (fingerprint)
    select address_fingerprint(email) from person where user_id = old.user_id and email_verified and email <> ''
    on conflict do nothing;
  return null;
end $$;

-- Who was erased waits for no group: what never began is gone, and what others belong to names nobody.
delete from research_group g using person p where p.user_id = g.requested_by and p.erased_at is not null
  and not exists (select from role r where r.research_group_id = g.research_group_id)
  and not exists (select from job j where j.research_group_id = g.research_group_id)
  and not exists (select from invitation i where i.research_group_id = g.research_group_id);
update audit_event set details = details - 'name'
  where object = 'researchGroup' and object_id not in (select research_group_id::text from research_group);
update research_group g set requested_by = null, head = '', email = '', denial_reason = null, version = g.version + 1
  from person p where p.user_id = g.requested_by and p.erased_at is not null;

-- An address that another has proven since is not the first one's any more.
update person p set email = '', version = p.version + 1
  where not p.email_verified and p.email <> '' and p.erased_at is null
    and exists (select from audit_event e
      where e.object = 'person' and e.object_id = p.user_id::text and e.action = 'loseAddress')
    and exists (select from person o where lower(o.email) = lower(p.email) and o.email_verified);
