// "Why can this person not see …?": a screen, an action and a place are chosen, and one sentence answers.
import { useState } from "react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { menu } from "@atalaya/contract/menu.ts";
import { permissions, type Permission } from "@atalaya/contract/permissions.ts";
import { users, type User } from "@atalaya/contract/resources/users.ts";
import { useMay } from "../../api/may.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { Notice } from "../../forms/notice.tsx";
import { PlaceChoice } from "../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { useWords } from "../../ui/words.ts";

const resourceOf = (permission: Permission) => permission.slice(0, permission.lastIndexOf("."));
const actionOf = (permission: Permission) => permission.slice(permission.lastIndexOf(".") + 1);

/** The actions of a screen; issuing alerts is a resource of its own. */
const permissionsOf = (read: Permission): Permission[] =>
  permissions.filter(
    (it) => resourceOf(it) === resourceOf(read) || (read === "records.alert.index" && resourceOf(it) === "alerts"),
  );

export function Explanation({ user }: { user: User }) {
  const t = useWords();
  const may = useMay();
  const places = usePlaceOptions((id) => may("users.index", id));
  const [permission, setPermission] = useState<Permission | null>(null);
  const [place, setPlace] = useState<number | null | undefined>(null);
  const screens = menu.flatMap((group) =>
    group.items.flatMap((item) => (item.permission ? [{ group: group.name, item, read: item.permission }] : [])),
  );
  const chosen = screens.find(({ read }) => permission && permissionsOf(read).includes(permission));
  const query = { permission, company_id: place };
  const answer = useAnswer(users, ":id/explanation", query, {
    id: user.id,
    isEnabled: permission !== null && place !== undefined,
  });
  return (
    <Section title={t("explain_title")}>
      <Row>
        <TextField
          id="explain-screen"
          select
          label={t("explain_screen")}
          value={chosen?.read ?? ""}
          onChange={(event) => setPermission(event.target.value as Permission)}
          helperText=" "
        >
          {screens.map(({ group, read, item }) => (
            <MenuItem key={read} value={read}>
              {t(`menu.${group}`)} · {t(`menu.${item.name}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          id="explain-action"
          select
          label={t("explain_action")}
          value={permission ?? ""}
          disabled={!chosen}
          onChange={(event) => setPermission(event.target.value as Permission)}
          helperText=" "
        >
          {(chosen ? permissionsOf(chosen.read) : []).map((it) => (
            <MenuItem key={it} value={it}>
              {t(`action.${actionOf(it)}` as "action.index")}
            </MenuItem>
          ))}
        </TextField>
      </Row>
      <PlaceChoice
        id="explain-place"
        label={t("explain_place")}
        value={place}
        places={places}
        allLabel={t("explain_any_place")}
        onChange={setPlace}
      />
      {permission && answer.data && (
        <Notice
          status={answer.data.is_allowed ? "success" : "warning"}
          icon={answer.data.is_allowed ? "check-circle" : "exclamation-triangle"}
        >
          {answer.data.text}
        </Notice>
      )}
      {answer.isError && (
        <Notice status="error" icon="exclamation-circle" role="alert">
          {answer.error.message || t("offline_still_works")}
        </Notice>
      )}
    </Section>
  );
}
