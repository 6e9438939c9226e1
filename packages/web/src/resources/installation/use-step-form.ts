// The form of a step: some settings, saved together where they were changed.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  InstallationDraft,
  type Installation,
  type InstallationField,
} from "@atalaya/contract/resources/installation.ts";
import { call } from "../../api/call.ts";
import { changedFields, merge } from "../../forms/merge.ts";
import { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";
import { useKeep } from "./queries.ts";

export type Values = Partial<InstallationDraft>;

/** A password is never answered, so the field begins empty. */
const valuesOf = (fields: readonly InstallationField[], current: Installation): Values =>
  Object.fromEntries(fields.map((field) => [field, field === "mail_password" ? "" : current[field]]));

/** What the page was told when it was opened: another value holds for it only once it is opened anew. */
const ofPage: readonly InstallationField[] = [
  "app_name",
  "organisation",
  "organisation_unit",
  "timezone",
  "currency",
  "own_place_id",
  "ground",
  "map_style_url",
  "map_style_dark_url",
  "map_raster_url",
  "map_raster_attribution",
  "map_pmtiles_url",
  "ground_id",
];

export type StepForm = {
  form: UseFormReturn<Values>;
  failure: string | null;
  isDirty: boolean;
  isSending: boolean;
  /** When it was saved here; null before the first time. */
  savedAt: string | null;
  /** Saves what was changed; `then` is called once it is there, with whether the page has to be opened anew. */
  save: (then?: (isOfPage: boolean) => void) => void;
};

/** Fields that the environment decides are shown and never sent. */
export function useStepForm(fields: readonly InstallationField[], current: Installation): StepForm {
  const t = useWords();
  const keep = useKeep();
  const base = useRef(current);
  const done = useRef<{ isOfPage: boolean }>(undefined);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const then = useRef<(isOfPage: boolean) => void>(undefined);
  const free = fields.filter((field) => !(field in current.locked));
  const schema = InstallationDraft.pick(Object.fromEntries(free.map((field) => [field, true])) as { app_name: true });
  const controller = useCallForm<Values>({
    schema,
    initial: valuesOf(fields, current),
    message: t("setup_saved"),
    after: () => valuesOf(fields, base.current),
    send: async (values) => {
      const changes = changedFields(valuesOf(free, base.current), values);
      const { version } = base.current;
      const saved = await call("PUT installation", { body: { ...changes, version } });
      base.current = saved;
      await keep(saved);
      setSavedAt(new Date().toISOString());
      done.current = { isOfPage: Object.keys(changes).some((field) => ofPage.some((it) => it === field)) };
    },
    onConflict: (now, typed) => {
      const mine = changedFields(valuesOf(free, base.current), typed);
      base.current = now as Installation;
      return { values: valuesOf(fields, base.current), changed: mine, message: t("setup_conflict") };
    },
  });
  const { isDirty, isSubmitting } = controller.form.formState;
  // What is saved beside the form (the logo, a step that was skipped, another window) comes into it, below what is typed. Where both changed
  // one field the form stays on what it was begun with, so that the server tells of it; so it does while it is being saved.
  const follow = useEffectEvent((newest: Installation) => {
    if (newest.version <= base.current.version) return;
    const [begun, saved] = [valuesOf(free, base.current), valuesOf(free, newest)];
    const held = controller.form.getValues();
    const typed: Values = Object.fromEntries(free.map((field) => [field, held[field]]));
    const { theirs, contested } = merge(begun, typed, saved);
    if (contested.length > 0) return;
    base.current = newest;
    if (theirs.length > 0) controller.hold(valuesOf(fields, newest), changedFields(begun, typed));
  });
  useEffect(() => {
    if (!isSubmitting) follow(current);
  }, [current, isSubmitting]);
  // Once the form holds what was saved: until then it would ask whether to leave.
  useEffect(() => {
    const saved = done.current;
    if (!saved || isDirty || isSubmitting) return;
    done.current = undefined;
    then.current?.(saved.isOfPage);
    then.current = undefined;
  }, [isDirty, isSubmitting]);
  return {
    form: controller.form,
    failure: controller.failure,
    isDirty,
    isSending: isSubmitting,
    savedAt,
    save: (next) => {
      then.current = next;
      controller.submit();
    },
  };
}
