-- An audit may be run again, for the same lead and address, and a site may be set beside one rival,
-- which is an audit of its own and goes with the report that it stands beside.
alter table audits
  add column kind text not null default 'requested' check (kind in ('requested', 'repeated', 'rival')),
  add column rival_of uuid unique references audits (id) on delete cascade,
  add constraint audits_rival check ((kind = 'rival') = (rival_of is not null));
