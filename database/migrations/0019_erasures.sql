-- People who asked to be erased, as digests: a backup that is older than their request has them still, and
-- must forget them again when it is restored.
create table erasures (
  person bytea primary key,
  erased_at timestamptz not null default now()
);

-- What makes an address a digest: without it, the list of digests could be compared with a list of addresses.
create table erasure_key (
  is_the_one boolean primary key default true check (is_the_one),
  key bytea not null
);

insert into erasure_key (key) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

alter table erasures enable row level security;
alter table erasure_key enable row level security;
revoke all on erasures, erasure_key from public, anon, desk;
