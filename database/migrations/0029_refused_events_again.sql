-- 0025 renamed this table, which processes of older versions write: until they are gone, it has both names.
-- Reads and writes go through with the rights of the caller.
create view refused_events with (security_invoker = true) as
  select day, reason, times as events from refusals;

revoke all on refused_events from public, anon;
