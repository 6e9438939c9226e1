-- When a password was last changed; null while it is the first one. The hash is hidden from the audit log, so without this column
-- a new password would leave no line there.

alter table users add column password_changed_at timestamptz;

create function stamp_password() returns trigger language plpgsql as $$
begin
  new.password_changed_at := now();
  return new;
end $$;

create trigger users_password before update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash) execute function stamp_password();
