// Who is open, as the name is being typed.
import { useWatch, type Control } from "react-hook-form";
import type { User } from "@atalaya/contract/resources/users.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { formatRelative } from "../../ui/format.ts";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { Draft } from "./user-draft.ts";

type UserHeadProps = { control: Control<Draft>; user: User | null; onClose: () => void };

export function UserHead({ control, user, onClose }: UserHeadProps) {
  const t = useWords();
  const [language] = useLanguage();
  const name = useWatch({ control, name: "name" });
  const login = user?.last_login_at ? formatRelative(user.last_login_at, language) : t("user_never").toLowerCase();
  return (
    <PanelHead
      picture={<InitialsAvatar name={name || "?"} size={32} isFaint={user !== null && user.state !== "active"} />}
      title={name || t(user ? "user_unnamed" : "user_new")}
      subtitle={user && `${t("user_last_login")}: ${login}`}
      marks={
        user &&
        user.state !== "active" && (
          <Tag label={t(`user_${user.state}`)} icon={user.state === "invited" ? "clock-o" : "ban"} />
        )
      }
      onClose={onClose}
    />
  );
}
