-- Whether a member has looked into what a reader said is wrong, and who; null while nobody has.
alter table contradictions
  add column handled_at timestamptz,
  add column handled_by uuid references members (id) on delete set null;

-- Replaced by `told_contradictions`.
drop function if exists newest_contradictions();
