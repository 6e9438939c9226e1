// The state of a session as a word in its colour.
import type { PaperMark } from "@atalaya/contract/paper.ts";
import type { SessionSummary } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Translate } from "../../ui/words.ts";

const tones = { called: "info", held: "info", minutes_draft: "warning", minutes_approved: "success" } as const;

/** With a lock where its minutes are sealed. */
export const sessionMark = ({ status, seal }: Pick<SessionSummary, "status" | "seal">, t: Translate): PaperMark => ({
  label: t(`session_status.${status}`),
  ...(seal && { icon: "lock" }),
  ...(status !== "annulled" && { status: tones[status] }),
});
