-- What a visitor may do: execute the two calls and insert events, nothing else.
-- The server takes this role in each transaction that a visitor causes.

do $$
begin
  -- Lengths are in characters, and refused characters are named by code point.
  if current_setting('server_encoding') <> 'UTF8' then
    raise exception 'The database must be encoded in UTF8, not in %.', current_setting('server_encoding');
  end if;
end $$;

-- Roles belong to the whole server: a database beside this one may have made it already,
-- or be making it at this moment.
do $$
begin
  create role anon nologin noinherit;
exception
  when duplicate_object or unique_violation then null;
end $$;

-- To take a role one must be a member of it. Where the role was made by somebody else
-- (Supabase does), they have granted it already and we may not.
do $$
begin
  execute format('grant anon to %I', current_user);
exception
  when insufficient_privilege then null;
end $$;

grant usage on schema public to anon;

-- The queue's own tables come from pg-boss, at each start. Its schema is made here, where processes
-- that start together wait for one another: two that race for it in pg-boss end with an error.
create schema if not exists pgboss;
