-- The order of the Spanish alphabet: ñ comes after n, accents and case do not separate words. Names in English sort the same way.
-- The embedded database brings no language of its own, so there (PostgreSQL 16 and later) the rule is spelled out.

do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    execute $sql$create collation spanish (provider = icu, locale = 'und', rules = '&N<ñ<<<Ñ')$sql$;
  else
    execute $sql$create collation spanish (provider = icu, locale = 'es')$sql$;
  end if;
end $$;
