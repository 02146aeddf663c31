-- Quarantine rather than refusal: what a program seems to have sent is stored and answered like
-- any other, but nobody is written to. The reason stands with the lead.

-- Why the lead of this call is to be held back, or null. Asked last: a token that speaks for the call
-- is spent by it.
create or replace function suspicion_of_call() returns text
language plpgsql
set search_path = public, pg_temp
as $$
declare
  -- What the server has seen of the form: its honeypot, and the signature and the age of its token.
  -- A call that nobody judged (psql, a script of the agency) is not suspected.
  v_suspicion text := nullif(current_setting('site.suspicion', true), '');
  v_token text := nullif(current_setting('site.form_token', true), '');
begin
  -- A hundred people behind one address may write within an hour; more are a program with a
  -- browser's manners.
  if network_messages() > limit_of('messages of a network before quarantine') then
    return 'busy-network';
  end if;
  if v_suspicion is not null then
    return v_suspicion;
  end if;
  if v_token is not null then
    -- Of two calls with the same token at the same moment, the second waits here for the first.
    insert into spent_form_tokens (token) values (v_token::uuid) on conflict do nothing;
    if not found then
      return 'spent-token';
    end if;
  end if;
  return null;
end $$;

create or replace function is_quarantined(p_lead_id uuid) returns boolean
language sql stable
set search_path = public, pg_temp
as $$
  select exists (select from leads where id = p_lead_id and quarantined_for is not null)
$$;

-- Takes a lead out of quarantine, and writes the mails that were held back.
create or replace function release_lead(p_lead_id uuid) returns void
language sql
set search_path = public, pg_temp
as $$
  update leads set quarantined_for = null where id = p_lead_id;
  select write_mails(p_lead_id);
$$;

-- The page that answered a form without JavaScript was shown by a browser: the lead is no longer held
-- back for lack of a token. Any other reason stands.
create or replace function confirm_lead(p_lead_id uuid) returns void
language sql
set search_path = public, pg_temp
as $$
  select release_lead(id) from leads where id = p_lead_id and quarantined_for = 'no-token' for update
$$;

revoke all on function
  suspicion_of_call(), is_quarantined(uuid), release_lead(uuid), confirm_lead(uuid)
from public, anon;
