-- A letter is marked before the line that ends it goes to the mail server. From then on it may have arrived until the
-- server refuses it, so nobody can call it taken back; what is dropped meanwhile ends as the server answers.
alter table letter add column handed_over_at timestamptz, add column dropped_at timestamptz,
  drop constraint letter_state_check,
  add constraint letter_state_check
    check (state in ('WAITING', 'SENDING', 'DELAYED', 'SENT', 'DEAD', 'TAKEN_BACK', 'UNCONFIRMED'));
-- How far these came is not known.
update letter set handed_over_at = now() where state = 'SENDING';
alter table letter add constraint letter_taken_back_check check (state <> 'TAKEN_BACK' or handed_over_at is null);
