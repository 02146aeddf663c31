-- What limits count by, and what they leave behind.

-- The person behind an e-mail address, as limits see one: capitals, spaces around it and a tag do not make
-- another, nor do dots where the mailbox ignores them (https://support.google.com/mail/answer/7436150).
-- It is here and not with the procedures, because rows are stored under what it says.
create function person_of(p_email text) returns text
language sql immutable
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || domain
  end
  from (
    select
      lower(split_part(split_part(btrim(p_email), '@', 1), '+', 1)) as mailbox,
      lower(split_part(btrim(p_email), '@', 2)) as domain
  ) as parts
$$;
revoke all on function person_of(text) from public, anon;

alter table leads drop column email_key;
alter table leads add column person text not null generated always as (person_of(email)) stored;
create index leads_person on leads (person);

-- The limits of a day and of an hour look at what came last.
create index leads_created_at on leads (created_at);
create index audits_requested_at on audits (requested_at);

-- A letter to a visitor that came after the last of its day: it waits for a person to release it.
alter table mails add column held_at timestamptz;
create index mails_written_at on mails (written_at);

-- Reasons that came with the limits: too many events of a network or of the day, and one that is too large.
alter table refused_events drop constraint refused_events_reason_check;
alter table refused_events add constraint refused_events_reason_check check (
  reason in ('no-consent', 'robot', 'unknown-field', 'too-old', 'too-large', 'too-many')
);

-- Each has another parameter now: how wide a network is asked for, and which site is to be audited.
drop function if exists network_of(text);
drop function if exists refusal_by_limits(text);
drop function if exists refusal_by_network();
