// Keeping a view under a name, or changing one's own: its name, whom it is shared with, whether it opens by itself.
import { useId, useState } from "react";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { SavedView } from "@atalaya/contract/resources/saved-views.ts";
import { usePlace } from "../../api/places.ts";
import { useSession } from "../../api/session.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { useChangeViews, useOpenView } from "./use-saved-views.ts";

type ViewDialogProps = { screen: string; view: SavedView | null; onClose: () => void };

export function ViewDialog({ screen, view, onClose }: ViewDialogProps) {
  const t = useWords();
  const titleId = useId();
  const nameId = useId();
  const { present } = useOpenView();
  const { mutate, isPending } = useChangeViews();
  const [name, setName] = useState(view?.name ?? "");
  const [role_keys, setRoleKeys] = useState<readonly string[]>(view?.role_keys ?? []);
  const [is_default, setDefault] = useState(view?.is_default ?? false);
  const offered = useOfferedPlaces(role_keys);
  const [chosen, setPlace] = useState<number | null | undefined>(view ? view.company_id : undefined);
  const place = offered.find(({ id }) => id === chosen) ?? offered[0];
  const contents = { name: name.trim(), role_keys: [...role_keys], company_id: place?.id ?? null, is_default };
  const done = { onSuccess: onClose };
  const save = () =>
    view
      ? mutate({ kind: "change", view, changes: contents }, done)
      : mutate({ kind: "keep", draft: { screen, search: present, ...contents } }, done);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogTitle id={titleId}>{t(view ? "view_change" : "view_keep")}</DialogTitle>
        <DialogContent>
          <TextField
            id={nameId}
            label={t("view_name")}
            required
            autoFocus
            fullWidth
            value={name}
            onChange={(event) => setName(event.target.value)}
            helperText={t("view_help")}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <FormControlLabel
            sx={{ display: "flex", mt: "8px" }}
            label={t("view_default")}
            control={<Checkbox checked={is_default} onChange={(event) => setDefault(event.target.checked)} />}
          />
          <SharedWith role_keys={role_keys} onChange={setRoleKeys} />
          {role_keys.length > 0 && place && <SharedIn places={offered} place={place} onChange={setPlace} />}
        </DialogContent>
        <DialogActions>
          {view && (
            <Button
              variant="text"
              color="error"
              sx={{ mr: "auto" }}
              disabled={isPending}
              onClick={() => mutate({ kind: "drop", view }, done)}
            >
              {t("view_drop")}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || contents.name === ""}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type SharedWithProps = { role_keys: readonly string[]; onChange: (role_keys: readonly string[]) => void };

/** The user's own roles: the view is shared with whoever holds those that are ticked. */
function SharedWith({ role_keys, onChange }: SharedWithProps) {
  const t = useWords();
  const [language] = useLanguage();
  const grants = useSession((state) => state.user?.grants) ?? [];
  const roles = [...new Map(grants.map((it) => [it.role, pick(language, it.name_es, it.name_en)]))];
  if (roles.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="p" sx={{ m: "12px 0 0" }}>
        {t("view_share")}
      </Typography>
      {roles.map(([key, label]) => (
        <FormControlLabel
          key={key}
          sx={{ display: "flex" }}
          label={label}
          control={
            <Checkbox
              checked={role_keys.includes(key)}
              onChange={(event) =>
                onChange(event.target.checked ? [...role_keys, key] : role_keys.filter((it) => it !== key))
              }
            />
          }
        />
      ))}
    </>
  );
}

/** Null is everywhere. */
type OfferedPlace = { id: number | null; label: string };
type SharedInProps = {
  places: readonly OfferedPlace[];
  place: OfferedPlace;
  onChange: (id: number | null | undefined) => void;
};

/** Where those who hold the roles find the view. */
function SharedIn({ places, place, onChange }: SharedInProps) {
  const t = useWords();
  const id = useId();
  return (
    <TextField
      id={id}
      select
      fullWidth
      label={t("view_place")}
      value={String(place.id)}
      onChange={(event) => onChange(places.find((it) => String(it.id) === event.target.value)?.id)}
      helperText={t("view_place_help")}
      slotProps={{ inputLabel: { htmlFor: id } }}
      sx={{ mt: "12px" }}
    >
      {places.map((it) => (
        <MenuItem key={String(it.id)} value={String(it.id)}>
          {it.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Places where the user holds all of these roles, the active one first. */
function useOfferedPlaces(role_keys: readonly string[]): OfferedPlace[] {
  const t = useWords();
  const { place, places } = usePlace();
  const grants = useSession((state) => state.user?.grants) ?? [];
  const holdsIn = (id: number | null) =>
    role_keys.every((key) =>
      grants.some((it) => it.role === key && (it.company_ids === null || (id !== null && it.company_ids.includes(id)))),
    );
  const named = places.map(({ id, reason_social }) => ({ id, label: reason_social }));
  const options = [...named, { id: null, label: t("view_everywhere") }].filter(({ id }) => holdsIn(id));
  return options.toSorted((one, other) => Number(other.id === place) - Number(one.id === place));
}
