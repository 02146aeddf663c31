-- What the agency makes of a lead: its state, who follows it, when to come back to it, what was noted and what
-- was answered.
alter table leads
  add column state text not null default 'new' check (state in ('new', 'answered', 'won', 'lost')),
  add column owner_id uuid references members (id) on delete set null,
  add column follow_up_on date;

-- The leads of a person, the last one first: the desk shows them together.
create index leads_person_created_at on leads (person, created_at desc, id desc);
drop index leads_person;
create index leads_owner_id on leads (owner_id);
create index leads_follow_up_on on leads (follow_up_on) where follow_up_on is not null;

create table lead_notes (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads (id) on delete cascade,
  author_id uuid references members (id) on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz not null default now()
);

create index lead_notes_lead_id on lead_notes (lead_id);
create index lead_notes_author_id on lead_notes (author_id);

alter table lead_notes enable row level security;
revoke all on lead_notes from public, anon, desk;

-- An answer is a mail to the person, in the words of a member. There may be several; of the other kinds there is
-- one for each lead.
alter table mails
  drop constraint mails_kind_check,
  drop constraint mails_lead_id_kind_key,
  add constraint mails_kind_check check (kind in ('notice', 'receipt', 'report', 'answer')),
  add column author_id uuid references members (id) on delete set null,
  add column text text check (char_length(text) between 1 and 5000),
  add constraint mails_answer_has_text check ((kind = 'answer') = (text is not null));
create unique index mails_one_of_a_kind on mails (lead_id, kind) where kind <> 'answer';
create index mails_lead_id on mails (lead_id);
create index mails_author_id on mails (author_id);
