-- What keeps a form from being stored twice, and a program's form from reaching a mailbox.

-- Why a lead is held back: it is stored and was answered like any other, but nobody is written to.
-- Null: not held back.
alter table leads add column quarantined_for text check (
  quarantined_for in (
    'honeypot', 'no-token', 'forged-token', 'early-token', 'expired-token', 'spent-token', 'busy-network'
  )
);

create index leads_quarantined on leads (created_at) where quarantined_for is not null;

-- The answers of calls that brought a key along: whoever sends one again is given the same.
create table answered_calls (
  -- A digest of the key, the procedure and its parameters: nothing that was typed is stored twice.
  call bytea primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  answer jsonb not null,
  answered_at timestamptz not null default now()
);

create index answered_calls_lead_id on answered_calls (lead_id);
create index answered_calls_answered_at on answered_calls (answered_at);

-- The secret that signs the tokens of forms: made here, so that there is nothing to set, and all
-- processes of one database know it.
create table form_token_secret (
  is_the_one boolean primary key default true check (is_the_one),
  secret bytea not null
);

-- Two random uuids are 244 random bits, without an extension.
insert into form_token_secret (secret)
values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- A token brings one lead along.
create table spent_form_tokens (
  token uuid primary key,
  spent_at timestamptz not null default now()
);

create index spent_form_tokens_spent_at on spent_form_tokens (spent_at);

-- Messages of the hour by network: see network_audits.
create table network_messages (
  hour timestamptz not null,
  network bytea not null,
  messages integer not null check (messages > 0),
  primary key (hour, network)
);

alter table answered_calls enable row level security;
alter table form_token_secret enable row level security;
alter table spent_form_tokens enable row level security;
alter table network_messages enable row level security;
revoke all on answered_calls, form_token_secret, spent_form_tokens, network_messages from public, anon;
