-- What is published was published at some time, also where it came in published.
create or replace function keep_public_copy() returns trigger language plpgsql as $$
begin
  new.published := public_copy(new);
  new.published_at := coalesce(new.published_at, now());
  return new;
end $$;
