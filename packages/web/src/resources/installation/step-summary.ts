// What was decided in each step, in a few words: the list of steps is the summary too.
import { groundServices } from "@atalaya/contract/domain/grounds.ts";
import type { Installation, Setup, SetupStep } from "@atalaya/contract/resources/installation.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../ui/format.ts";
import { pick, type Translate } from "../../ui/words.ts";
import { stateOf } from "./queries.ts";

type Known = { current: Installation; setup: Setup; t: Translate; language: Language };

const summaries: Record<SetupStep, (known: Known) => string | null> = {
  organisation: ({ current }) => current.organisation,
  country: ({ setup, t, language }) =>
    setup.packs.length === 0
      ? null
      : `${setup.packs.map((it) => pick(language, it.title_es, it.title_en)).join(", ")} · ${t("setup_places", { count: formatNumber(setup.place_count, language) })}`,
  place: ({ setup: { own_place: place }, t }) => {
    if (!place) return null;
    const boundary = place.has_boundary
      ? t(place.is_approximate ? "setup_boundary_approximate" : "setup_boundary_with")
      : t("setup_boundary_missing");
    return `${place.reason_social}, ${boundary}`;
  },
  ground: ({ current: { ground, map_style_url, map_raster_url }, t }) => {
    if (ground === null) return null;
    const service = groundServices.find((it) =>
      it.ground === "style"
        ? ground === "style" && it.map_style_url === map_style_url
        : ground === "raster" && it.map_raster_url === map_raster_url,
    );
    return service?.name ?? t(`setup_ground.${ground}`);
  },
  mail: ({ setup, t }) =>
    setup.has_mail ? t(setup.mail_tested_at === null ? "setup_mail_untested" : "setup_mail_tested") : null,
  backup: ({ current, setup, t }) => {
    if (current.backup_at === "off") return t("setup_backup_off");
    return setup.backup_is_on_data_disk ? t("setup_backup_here") : setup.backup_place;
  },
  people: ({ setup: { active_count: active, invited_count: invited }, t }) =>
    active + invited === 0 ? t("setup_people_none") : t("setup_people_count", { active, invited }),
};

export function summaryOf(step: SetupStep, known: Known): string {
  const state = stateOf(known.setup, step);
  const said = summaries[step](known);
  if (state === "skipped") return [known.t("setup_skipped"), said].filter(Boolean).join(" · ");
  return said ?? known.t("setup_undecided");
}
