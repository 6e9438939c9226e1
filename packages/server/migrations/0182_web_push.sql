-- By what browsers know who sends them messages (VAPID): made when it is first asked for, and never read back.
create table web_push_keys (
  is_only boolean primary key default true,
  public_key text not null,
  private_key text not null,
  constraint web_push_keys_one_row check (is_only)
);
