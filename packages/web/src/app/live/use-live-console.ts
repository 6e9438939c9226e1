// The live connection of the shell: as long as somebody is signed in, what others do shows by itself.
import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { linkTo } from "../../api/addresses.ts";
import { onLiveChange } from "../../api/live/live-state.ts";
import { refreshWhatChanges } from "../../api/live/refresh.ts";
import { followChanges, holdsStream } from "../../api/live/tabs.ts";
import { translate, useShownWords } from "../../api/words.ts";
import { closeNotices, noticeOf, showNotice, type AlertNotice } from "./notices.ts";
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
      onLiveChange((change) => {
        const notice = change === "reset" ? null : noticeOf(change);
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
  const { level, headline } = notice[useShownWords.getState().language];
  const isExercise = notice.kind === "exercise";
  sound(notice.kind);
  notify([isExercise && translate("alert_exercise_band"), level, notice.place].filter(Boolean).join(" · "), {
    body: headline,
    tag: `alert-${notice.alert_id}`,
    onClick: open,
  });
}
