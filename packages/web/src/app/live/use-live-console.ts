// The live connection of the shell: as long as somebody is signed in, what others do shows by itself.
import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { linkTo } from "../../api/addresses.ts";
import { onEveryLiveChange } from "../../api/live/live-state.ts";
import { refreshWhatChanges } from "../../api/live/refresh.ts";
import { followChanges, holdsStream } from "../../api/live/tabs.ts";
import { session } from "../../api/session.ts";
import { translate, useShownWords } from "../../api/words.ts";
import { answeredBy, closeAsked, closeNotices, noticeOf, showNotice, titleOf, type AlertNotice } from "./notices.ts";
import { notify, sound, useSound } from "./sound.ts";

/** Where the alert of a notice is read; drills stand in a list of their own. */
export const linkOf = ({ alert_id, kind }: AlertNotice) =>
  linkTo("/records/alert", { record: alert_id, tab: kind === "exercise" ? "exercises" : null });

export function useLiveConsole(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const stops = [
      followChanges(),
      refreshWhatChanges(client),
      // Also what this tab did itself: whoever approves on another part of the screen has answered.
      onEveryLiveChange((change) => {
        if (change === "reset") return;
        const answered = answeredBy(change);
        if (answered && change.record_id !== null) closeAsked(change.record_id, answered);
        const notice = noticeOf(change, session().user?.id);
        if (!notice) return;
        showNotice(notice);
        // Of all the tabs of a browser one makes a noise.
        if (useSound.getState().isOn && holdsStream()) call(notice, () => void navigate(linkOf(notice)));
      }),
      closeNotices,
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, navigate]);
}

function call(notice: AlertNotice, open: () => void): void {
  const { language } = useShownWords.getState();
  const { headline } = notice[language];
  const isExercise = notice.kind === "exercise";
  sound(notice.asks === "approval" && !isExercise ? "asked" : notice.kind);
  const title = titleOf(notice, language, translate);
  notify([isExercise && translate("alert_exercise_band"), title, notice.place].filter(Boolean).join(" · "), {
    body: headline,
    tag: `alert-${notice.alert_id}`,
    onClick: open,
  });
}
