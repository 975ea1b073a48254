-- Addresses that a database may take for another one in ASCII belong to nobody: whoever proves that other one is not them.
update person set email = '', email_verified = false
  where octet_length(email) <> char_length(email) and lower(email) <> email;
delete from invitation where octet_length(email) <> char_length(email) and lower(email) <> email;
delete from sign_in_account where octet_length(email) <> char_length(email) and lower(email) <> email;
delete from sign_in_code where octet_length(email) <> char_length(email) and lower(email) <> email;
