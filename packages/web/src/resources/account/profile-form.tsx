// One's own name and e-mail.
import { Profile } from "@atalaya/contract/resources/accounts.ts";
import { call } from "../../api/call.ts";
import { enter, session } from "../../api/session.ts";
import { TextInput } from "../../forms/fields.tsx";
import { useWords } from "../../ui/words.ts";
import { AccountForm } from "./account-form.tsx";
import { useCallForm } from "../../screens/use-call-form.ts";

const Data = Profile.pick({ name: true, email: true });

export function ProfileForm() {
  const t = useWords();
  const { name = "", email = "" } = session().user ?? {};
  const controller = useCallForm({
    schema: Data,
    initial: { name, email },
    message: t("account_saved"),
    after: () => {
      const user = session().user;
      return { name: user?.name ?? "", email: user?.email ?? "" };
    },
    send: async (body) => {
      const { user } = await call("PATCH settings/profile", { body });
      enter(user);
    },
  });
  return (
    <AccountForm controller={controller} saveLabel={t("save")}>
      <TextInput name="name" label={t("account_name")} isRequired autoComplete="name" />
      <TextInput name="email" type="email" label={t("account_email")} isRequired autoComplete="email" />
    </AccountForm>
  );
}
