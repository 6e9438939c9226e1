// The list of what holds now as other systems fetch it: Atom and RSS, each entry with its CAP message.
import { capTime } from "@atalaya/contract/domain/cap/times.ts";
import { publicAlertWords } from "@atalaya/contract/words/alerts/public.ts";
import type { Feed, FeedEntry } from "../../../platform/cap/feeds.ts";
import type { SettingsInForce } from "../../../platform/settings-in-force.ts";
import { pathOf } from "./page.ts";
import type { PublicMessage } from "./queries.ts";

/** `root`: the address of /public, without a slash behind it. */
function entryOf(message: PublicMessage, root: string): FeedEntry {
  const { said, sent_at, timezone, place } = message;
  const { level, hazard, headline } = said.told.es;
  const address = `${root}/${pathOf(message)}`;
  return {
    id: `${address}.xml`,
    title: `${level}, ${hazard}: ${said.area_description ?? place}`,
    updated: capTime(sent_at, timezone),
    summary: headline,
    cap_url: `${address}.xml`,
    page_url: `${address}/es`,
    author: said.declared_by ?? place,
  };
}

/** Before anything was ever sent. */
const beginning = "2026-01-01T00:00:00Z";

export function feedOf(
  messages: readonly PublicMessage[],
  form: "atom" | "rss",
  root: string,
  settings: SettingsInForce,
): Feed {
  const newest = messages[0];
  return {
    id: `${root}/alerts.atom`,
    title: `${publicAlertWords.title.es} · ${settings.ORGANISATION ?? settings.APP_NAME}`,
    description: publicAlertWords.feed.es,
    language: settings.LOCALE,
    updated: capTime(newest?.sent_at ?? beginning, newest?.timezone ?? "UTC"),
    author: settings.ORGANISATION ?? settings.APP_NAME,
    feed_url: `${root}/alerts.${form}`,
    page_url: `${root}/alerts/es`,
    entries: messages.map((it) => entryOf(it, root)),
  };
}
