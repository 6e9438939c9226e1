// The form of one person: identity, language, password, and which roles where.
import { useMemo } from "react";
import { users, type User } from "@atalaya/contract/resources/users.ts";
import { useMay, useMayEverywhere } from "../../api/may.ts";
import { useSession } from "../../api/session.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { ChangeState } from "./change-state.tsx";
import { Explanation } from "./explanation.tsx";
import { Invitation } from "./invitation.tsx";
import type { NamedRole } from "./queries.ts";
import { UserConflict } from "./user-conflict.tsx";
import { draftOf, draftSchema, newDraft } from "./user-draft.ts";
import { OwnerPicture } from "../../uploads/owner-picture.tsx";
import { UserFields } from "./user-fields.tsx";
import { UserHead } from "./user-head.tsx";
import { UserKeys } from "./user-keys.tsx";

const secrets = ["password"];

type UserEditorProps = {
  /** Null for a new one. */
  user: User | null;
  roles: readonly NamedRole[];
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function UserEditor({ user, roles, onOpen, onClose }: UserEditorProps) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(users);
  const may = useMay();
  const mayEverywhere = useMayEverywhere();
  const role_id = Number(useUrlState().search.role_id) || null;
  const own = useSession((state) => state.user);
  const permission = user ? "users.update" : "users.create";
  const isOwn = user !== null && user.id === own?.id;
  const isAboveCaller = user?.is_super_admin === 1 && own?.is_super_admin !== 1;
  const isReadOnly = !may(permission) || isAboveCaller;
  const isAccountLocked = isReadOnly || user?.may_change_account === false;
  const saved = useMemo(() => (user ? draftOf(user) : newDraft(language, role_id)), [user, language, role_id]);
  const controller = useEditor(users, {
    item: user,
    saved,
    schema: draftSchema({ needsRole: user === null && !mayEverywhere(permission) }),
    says: { created: "user_created", saved: "user_saved" },
    onMade: onOpen,
    secrets,
  });
  return (
    <>
      <FormPanel
        head={<UserHead control={controller.form.control} user={user} onClose={onClose} />}
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={user === null}
        extraActions={user && !isOwn && !isAccountLocked && <ChangeState user={user} isDirty={controller.isDirty} />}
      >
        {isReadOnly && (
          <Notice status="info" icon="lock">
            {t(isAboveCaller ? "user_read_only_super" : "user_read_only")}
          </Notice>
        )}
        {isAccountLocked && !isReadOnly && (
          <Notice status="info" icon="lock">
            {t("user_read_only_account")}
          </Notice>
        )}
        {isOwn && !isReadOnly && (
          <Notice status="info" icon="info-circle">
            {t("user_own")}
          </Notice>
        )}
        <UserFields
          roles={roles}
          permission={permission}
          isReadOnly={isAccountLocked}
          areRolesLocked={isReadOnly || isOwn}
        />
        {user?.is_active && !isAccountLocked && !isOwn && <Invitation user={user} />}
        {user && <Explanation user={user} />}
        {user && <UserKeys user_id={user.id} isReadOnly={!may("users.update")} />}
        {user && <OwnerPicture owner="users" owner_id={user.id} kind="photo" />}
      </FormPanel>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["user"]} />
      <UserConflict controller={controller} roles={roles} labelOf={labelOf} />
    </>
  );
}
