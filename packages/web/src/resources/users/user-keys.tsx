// The keys by which programs call in a person's name, for who keeps the person.
import Typography from "@mui/material/Typography";
import { Section } from "../../forms/section.tsx";
import { KeyList } from "../../screens/api-keys/key-list.tsx";
import { useWords } from "../../ui/words.ts";

type UserKeysProps = { user_id: number; isReadOnly: boolean };

export function UserKeys({ user_id, isReadOnly }: UserKeysProps) {
  const t = useWords();
  return (
    <Section title={t("api_keys")}>
      <Typography color="textSecondary" sx={{ mb: "8px" }}>
        {t("api_keys_of_help")}
      </Typography>
      <KeyList user_id={user_id} isReadOnly={isReadOnly} />
    </Section>
  );
}
