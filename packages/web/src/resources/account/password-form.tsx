// A new password for oneself: the old one is asked for, and the other sessions end.
import { useQueryClient } from "@tanstack/react-query";
import { PasswordChange } from "@atalaya/contract/resources/accounts.ts";
import { request } from "../../api/request.ts";
import { TextInput } from "../../forms/fields.tsx";
import { useWords } from "../../ui/words.ts";
import { AccountForm } from "./account-form.tsx";
import { sessionsKey } from "./sessions.tsx";
import { useCallForm } from "../../screens/use-call-form.ts";

const empty = { current_password: "", password: "", password_confirmation: "" };

export function PasswordForm() {
  const t = useWords();
  const client = useQueryClient();
  const controller = useCallForm({
    schema: PasswordChange,
    initial: empty,
    message: t("account_password_saved"),
    after: () => empty,
    send: async (body) => {
      await request("settings/password", { method: "PATCH", body });
      await client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  return (
    <AccountForm controller={controller} saveLabel={t("account_password_save")}>
      <TextInput
        name="current_password"
        type="password"
        label={t("account_password_current")}
        isRequired
        autoComplete="current-password"
      />
      <TextInput
        name="password"
        type="password"
        label={t("user_password_new")}
        help={t("account_password_help")}
        isRequired
        autoComplete="new-password"
      />
      <TextInput
        name="password_confirmation"
        type="password"
        label={t("account_password_again")}
        isRequired
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
