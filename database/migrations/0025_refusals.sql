-- What the server refuses, by day and reason (contracts/refusals.ts): not events alone.
alter table refused_events rename to refusals;
alter table refusals rename column events to times;
alter table refusals drop constraint refused_events_reason_check;
alter table refusals add constraint refusals_reason_check check (
  reason in (
    'no-consent', 'robot', 'unknown-field', 'too-old', 'too-large', 'too-many',
    'too-many-requests', 'forbidden', 'unreadable', 'invalid-form', 'sign-in', 'private-address', 'failed'
  )
);

-- Replaced by `count_refusals`.
drop function if exists count_refused_events(jsonb);
drop function if exists events_refused_lately();
