-- Figures of disasters come in by sheets, as a step over many records that can be taken back.
alter table bulk_changes drop constraint bulk_changes_kind_check;
alter table bulk_changes add constraint bulk_changes_kind_check
  check (kind in ('set_fields', 'add_tags', 'remove_tags', 'transition', 'delete', 'import', 'figures'));
