// One role: its name, what it grants, and beside it the people who hold it.
import { useMemo, useState } from "react";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { roles, type Role } from "@atalaya/contract/resources/roles.ts";
import { useMayEverywhere } from "../../api/may.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { useWords } from "../../ui/words.ts";
import { DeleteRole } from "./delete-role.tsx";
import { PermissionsField } from "./permissions-field.tsx";
import { draftOf, newDraft } from "./role-draft.ts";
import { RoleChanges } from "./role-changes.tsx";
import { RoleConflict } from "./role-conflict.tsx";
import { RoleHead } from "./role-head.tsx";
import { RoleNames } from "./role-names.tsx";
import { RolePreview } from "./role-preview.tsx";
import { RoleUsers } from "./role-users.tsx";
import { useReadOnlyReason, useRoleName } from "./use-roles.ts";

/** From this width of the window there is room for the people beside the matrix. */
const withUsersBeside = "(min-width: 1200px)";

const noticeOf = {
  locked: "role_read_only_locked",
  own: "role_read_only_own",
  everywhere: "role_read_only",
} as const;

type RoleEditorProps = {
  /** Null for a new one. */
  role: Role | null;
  /** A new one begins with what this one grants. */
  from: Role | undefined;
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
  onOpen: (id: number | null) => void;
};

export function RoleEditor({ role, from, isPreviewing, onPreview, onOpen }: RoleEditorProps) {
  const t = useWords();
  const labelOf = useLabelOf(roles);
  const nameOf = useRoleName();
  const mayEverywhere = useMayEverywhere();
  const reason = useReadOnlyReason()(role);
  const isReadOnly = reason !== null;
  const [isNaming, setNaming] = useState(role === null);
  const areUsersBeside = useMediaQuery(withUsersBeside);
  const saved = useMemo(
    () => (role ? draftOf(role) : newDraft(from, t("role_copy_of", { name: from ? nameOf(from) : "" }))),
    [role, from, t, nameOf],
  );
  const controller = useEditor(roles, {
    item: role,
    saved,
    says: { created: "role_created", saved: "role_saved" },
    onMade: onOpen,
  });
  const mayDelete = role && !role.is_system && !isReadOnly && mayEverywhere("roles.delete");
  const people = role && <RoleUsers role={role} isBeside={areUsersBeside} />;
  return (
    <Box sx={{ display: "flex", height: "100%", minHeight: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FormPanel
          head={
            <RoleHead
              control={controller.form.control}
              role={role}
              isNaming={isNaming}
              onNaming={setNaming}
              onClose={() => onOpen(null)}
            />
          }
          controller={controller}
          labelOf={labelOf}
          isReadOnly={isReadOnly}
          isNew={role === null}
          isFlush
          saveLabel={t("role_save")}
          state={
            isReadOnly ? undefined : <RoleChanges controller={controller} saved={saved} count={role?.user_count} />
          }
          extraActions={
            mayDelete && <DeleteRole role={role} isDirty={controller.isDirty} onDeleted={() => onOpen(null)} />
          }
        >
          <Box sx={{ padding: "0 20px", "&:empty": { display: "none" } }}>
            {reason && (
              <Notice status="info" icon="lock">
                {t(noticeOf[reason])}
              </Notice>
            )}
            {isNaming && <RoleNames isReadOnly={isReadOnly} />}
          </Box>
          <PermissionsField saved={saved.permissions} isReadOnly={isReadOnly} />
          {!areUsersBeside && people}
        </FormPanel>
      </Box>
      {areUsersBeside && people}
      {isPreviewing && (
        <RolePreview
          roleKey={role?.key ?? ""}
          control={controller.form.control}
          isUnsaved={controller.isDirty}
          onClose={() => onPreview(false)}
        />
      )}
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["role", "from"]} />
      <RoleConflict controller={controller} labelOf={labelOf} />
    </Box>
  );
}
