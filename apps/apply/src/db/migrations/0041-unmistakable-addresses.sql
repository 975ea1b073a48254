-- To some databases the Kelvin sign (U+212A) is a k and the capital I with a dot (U+0130) an i. Whoever came with such an
-- address is not the one who proves the address in ASCII.
update person set email = '', email_verified = false, version = version + 1 where email ~ '[\u212A\u0130]';
delete from invitation where email ~ '[\u212A\u0130]';
delete from sign_in_account where email ~ '[\u212A\u0130]';
delete from sign_in_code where email ~ '[\u212A\u0130]';
