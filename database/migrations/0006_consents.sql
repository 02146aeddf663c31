-- One choice of consent, as proof that it was made: what was chosen, when, on which words. Neither the
-- network nor the browser of the visitor: the random identifier is that of their cookie, and no other.

create table consents (
  id bigint primary key generated always as identity,
  -- Made with the first choice of a browser. Of several rows with one identifier, the last one holds.
  consent_id uuid not null,
  action text not null check (action in ('accept', 'reject', 'save')),
  -- The version of the purposes (contracts/consent.ts), and of the words as they were shown.
  version integer not null check (version > 0),
  words text not null check (char_length(words) between 1 and 100),
  language text not null check (language in ('fr', 'en')),
  analytics boolean not null,
  marketing boolean not null,
  ai jsonb not null check (jsonb_typeof(ai) = 'object' and char_length(ai::text) <= 1000),
  -- Whether the browser asked not to be followed (Sec-GPC: 1) when the choice was made.
  gpc boolean not null,
  chosen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The choice, then the five years of a civil claim (article 2224 of the French Civil Code).
  kept_until timestamptz not null generated always as (
    (expires_at at time zone 'utc' + interval '5 years') at time zone 'utc'
  ) stored
);

create index consents_consent_id on consents (consent_id);
create index consents_kept_until on consents (kept_until);

alter table consents enable row level security;
revoke all on consents from public, anon;

-- The AI choice travels with each form in the consent cookie: the server says it in this setting.
-- Without one, nothing is allowed.
alter table leads add column ai_consent jsonb not null
  default coalesce(
    nullif(current_setting('ibid.ai_consent', true), '')::jsonb,
    '{"consent_id": null, "allowTraining": false, "allowDataCollection": false}'
  )
  check (jsonb_typeof(ai_consent) = 'object' and char_length(ai_consent::text) <= 1000);
