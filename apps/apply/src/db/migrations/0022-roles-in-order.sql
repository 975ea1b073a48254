-- Roles given at the same instant still have an order: the first group is the one a person works in.
alter table role add column given_as bigint generated always as identity;
