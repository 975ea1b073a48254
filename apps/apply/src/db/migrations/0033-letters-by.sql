-- Whose deed a letter tells its reader of by name, so that its words go with that person.
alter table letter add column by_user uuid references person on delete set null;
create index letter_by on letter (by_user) where by_user is not null;

-- Of older ones the trail knows: the deed and its letter were written down in one transaction.
update letter l set by_user = (
    select p.user_id from audit_event e join person p on p.user_id = e.by_user
    where p.user_id is distinct from l.user_id
      and e.at between l.written_at - interval '10 seconds' and l.written_at + interval '10 seconds'
      and (e.object, e.action) in (
        ('membership', case l.type when 'MEMBER_ADDED' then 'add' end),
        ('invitation', case l.type when 'MEMBER_INVITED' then 'invite' end),
        ('comment', case l.type when 'MEMBER_MENTIONED' then 'write' end),
        ('comment', case l.type when 'MEMBER_MENTIONED' then 'edit' end))
      and (l.type <> 'MEMBER_ADDED' or e.object_id = l.user_id::text)
    order by abs(extract(epoch from e.at - l.written_at)), e.event_id limit 1)
  where l.type in ('MEMBER_ADDED', 'MEMBER_INVITED', 'MEMBER_MENTIONED') and l.recipient_address <> '';

update letter l set subject = '', text = null, html = null, secret = true, calendar = null, recipient_name = '',
    recipient_address = '', reply_to = null
  from person p where p.user_id = l.by_user and p.erased_at is not null
    and l.state in ('SENT', 'TAKEN_BACK', 'DEAD') and l.recipient_address <> '';
