-- Who may see at the desk what visitors sent: the members of the agency, how they sign in, and where they are
-- signed in.

-- What a member may do: execute the procedures of the desk, nothing else. Roles: see 0001.
do $$
begin
  create role desk nologin noinherit;
exception
  when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  execute format('grant desk to %I', current_user);
exception
  when insufficient_privilege then null;
end $$;

grant usage on schema public to desk;

create table members (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  joined_at timestamptz not null default now(),
  -- Since when the address is no longer among those of the agency. A slip in the settings can be undone.
  removed_at timestamptz
);

-- A code by mail, and the link beside it: either signs in once, and then both are gone.
create table sign_in_codes (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references members (id) on delete cascade,
  -- Digests. Six characters can be found again from theirs by trying: within the minutes that they last,
  -- by whoever reads this table, who needs no code any more. The link cannot.
  code bytea not null,
  link bytea not null unique,
  made_at timestamptz not null default now()
);

create index sign_in_codes_member_id on sign_in_codes (member_id);

create table desk_sessions (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references members (id) on delete cascade,
  -- The digest of what the cookie holds.
  token bytea not null unique,
  -- For whoever looks through their own sessions: `Firefox 145`.
  browser text not null check (char_length(browser) <= 100),
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create index desk_sessions_member_id on desk_sessions (member_id);

-- Codes that were asked for, and codes that were tried, by whom: an address or a network, as a digest under
-- the salt of the day (network_salts), whether or not there is such a member.
create table sign_in_attempts (
  kind text not null check (kind in ('codes', 'tries')),
  who bytea not null,
  made_at timestamptz not null default now()
);

create index sign_in_attempts_who on sign_in_attempts (kind, who, made_at);
create index sign_in_attempts_made_at on sign_in_attempts (made_at);

alter table members enable row level security;
alter table sign_in_codes enable row level security;
alter table desk_sessions enable row level security;
alter table sign_in_attempts enable row level security;
revoke all on members, sign_in_codes, desk_sessions, sign_in_attempts from public, anon, desk;
