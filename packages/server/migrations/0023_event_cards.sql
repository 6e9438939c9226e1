-- What a disaster's record holds beside its losses: cause, magnitude, declaration, GLIDE number, services that stopped.

alter table records add column event jsonb check (jsonb_typeof(event) = 'object');
