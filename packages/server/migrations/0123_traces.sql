-- Reading that leaves a trace: who took contacts out of the system, and who read a national id whole (V20).

alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check
  check (action in ('create', 'update', 'delete', 'restore', 'read', 'download'));
