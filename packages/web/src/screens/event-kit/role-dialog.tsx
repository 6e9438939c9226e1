// Who takes a role from now on, or that nobody has it. Each change is a line of the log by itself.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { z } from "zod";
import type { KitRole } from "@atalaya/contract/domain/event-kit.ts";
import { EventKitPatch, type EventKit, type KeptHolder } from "@atalaya/contract/resources/event-kits.ts";
import { raise } from "../../api/events.ts";
import { ApiError } from "../../api/request.ts";
import { useSession } from "../../api/session.ts";
import { TextInput } from "../../forms/fields.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { CallDialog } from "../call-dialog.tsx";
import { useCallForm } from "../use-call-form.ts";
import { useKitChanges } from "./use-board.ts";

const Holding = EventKitPatch.shape.holders.element.omit({ role: true });
type Holding = z.output<typeof Holding>;

type RoleDialogProps = { board: EventKit; role: KitRole; onClose: () => void };

/** What the server holds, as the board or a refusal of it says. */
type Known = { version: number; holders: readonly KeptHolder[] };

export function RoleDialog({ board, role, onClose }: RoleDialogProps) {
  const t = useWords();
  const [language] = useLanguage();
  const own = useSession(({ user }) => user?.name ?? "");
  const { handOn } = useKitChanges();
  const [known, setKnown] = useState<Known>({ version: board.version!, holders: board.holders });
  const title = role.title[language];
  const holder = known.holders.find((it) => it.role === role.key);

  /** With `to` null nobody has it. Who changed another role meanwhile is no hindrance. */
  const put = async (to: Holding | null, { version, holders }: Known = known): Promise<void> => {
    const others = holders.filter((it) => it.role !== role.key).map(({ since: _since, ...it }) => it);
    try {
      await handOn(board.id!, version, to ? [...others, { ...to, role: role.key }] : others);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
      const current = error.current as Known;
      const has = current.holders.find((it) => it.role === role.key);
      if (has?.name !== holder?.name || version === current.version) throw error;
      await put(to, current);
    }
  };
  const free = async () => {
    try {
      await put(null);
      raise("SET_MESSAGE", { message: t("kit_freed", { role: title }), type: "success" });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      raise("SET_MESSAGE", { message: error.message || t("account_offline"), type: "error" });
    }
  };
  const controller = useCallForm<Holding>({
    schema: Holding,
    initial: { name: holder?.name ?? "", phone: holder?.phone ?? "" },
    message: "",
    send: async (values) => {
      await put(values);
      raise("SET_MESSAGE", { message: t("kit_takes_role", { name: values.name, role: title }), type: "success" });
      onClose();
    },
    after: (values) => values,
    onConflict: (current, typed) => {
      const now = current as Known;
      setKnown(now);
      const has = now.holders.find((it) => it.role === role.key);
      return {
        values: typed,
        message: has ? t("kit_taken", { name: has.name }) : t("kit_freed", { role: title }),
      };
    },
  });
  const { form } = controller;
  return (
    <CallDialog title={title} controller={controller} maxWidth="sm" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: "12px" }}>
        {role.duty[language]}
      </Typography>
      <Box sx={{ display: "grid", gap: "4px" }}>
        <TextInput name="name" label={t("label.event_kits.holders.name")} isRequired />
        <TextInput name="phone" label={t("label.event_kits.holders.phone")} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        <Button
          variant="outlined"
          onClick={() => form.setValue("name", own, { shouldDirty: true, shouldValidate: true })}
        >
          {t("kit_me")}
        </Button>
        {holder && (
          <Button variant="text" color="error" onClick={() => void free()}>
            {t("kit_leave")}
          </Button>
        )}
      </Box>
    </CallDialog>
  );
}
