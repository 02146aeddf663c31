-- A backup is no daily task, but when the last one was written is known in the same place.
alter table maintenance
  drop constraint maintenance_task_check,
  add constraint maintenance_task_check check (task in ('retention', 'daily counts', 'roll-ups', 'backup'));
