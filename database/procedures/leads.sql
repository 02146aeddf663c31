-- The call of the contact forms: stores a lead, or answers why not.
-- A parameter left out counts as empty, so that its absence has a sentence too.
create or replace function create_lead_from_contact_form(
  p_name text default null,
  p_email text default null,
  p_phone text default null,
  p_company text default null,
  p_message text default null,
  p_language text default null,
  p_utm_data jsonb default null
) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_refusal text := coalesce(
    refusal_of_line('Name', p_name, 100, true),
    refusal_of_email(p_email),
    refusal_of_phone(p_phone),
    refusal_of_line('Company', p_company, 120, false),
    refusal_of_message('Message', p_message, 5000),
    refusal_of_language(p_language),
    refusal_of_campaign(p_utm_data)
  );
  v_lead uuid;
begin
  if v_refusal is null then
    insert into leads (name, email, phone, company, message, language, utm_data)
    values (
      stored_text(p_name),
      p_email,
      stored_option(p_phone),
      stored_option(p_company),
      stored_text(p_message),
      p_language,
      stored_campaign(p_utm_data)
    )
    returning id into v_lead;
  end if;
  return jsonb_build_object('success', v_refusal is null, 'error', v_refusal, 'lead_id', v_lead);
end $$;

revoke all on function create_lead_from_contact_form(text, text, text, text, text, text, jsonb) from public;
grant execute on function create_lead_from_contact_form(text, text, text, text, text, text, jsonb) to anon;

-- Erases leads whose time is over, with their audits. Answers how many leads.
create or replace function delete_expired_leads() returns integer
language sql
set search_path = public, pg_temp
as $$
  with deleted as (delete from leads where kept_until <= now() returning id)
  select count(*)::integer from deleted
$$;

revoke all on function delete_expired_leads() from public, anon;
