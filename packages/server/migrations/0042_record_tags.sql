-- Records are found by their tags.

create index records_by_tag on records using gin (tags) where deleted_at is null and tags <> '{}';
