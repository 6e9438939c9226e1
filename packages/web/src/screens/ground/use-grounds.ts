// The grounds that there are to choose from, and what is drawn of the chosen one.
import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { groundServices } from "@atalaya/contract/domain/grounds.ts";
import type { MapSettings } from "@atalaya/contract/page-config.ts";
import { grounds, type Ground } from "@atalaya/contract/resources/grounds.ts";
import { pageConfig } from "../../api/page-config.ts";
import { usePlace } from "../../api/places.ts";
import { askAnswer, keyOf } from "../../api/use-resource.ts";
import { requestHeaders } from "../../api/request.ts";
import type { MapGround, MapRelief } from "../../map/base/map-ground.ts";
import { knowOwnFile } from "../../map/base/pmtiles-files.ts";
import { useWords } from "../../ui/words.ts";
import { type GroundChoice, type GroundPick, useGroundChoice } from "./ground-choice.ts";

const minutes = 60_000;
const none: Ground[] = [];

type GroundList = { list: Ground[]; default_id: number | null };

/** Quiet: without an answer maps are drawn on what is included. */
export function useGroundList(): GroundList & { isKnown: boolean } {
  const { place } = usePlace();
  const { data } = useQuery({
    queryKey: [...keyOf(grounds), "of", place],
    queryFn: async ({ signal }): Promise<GroundList> => {
      const { data: list, default_id } = await askAnswer(grounds, "", { query: { place }, signal, isQuiet: true });
      const drawn = filesToDraw({ list, default_id }, useGroundChoice.getState());
      // On its way while the map is still being built.
      for (const file of [drawn.ground, drawn.relief]) if (file) knowOwnFile(file.url, requestHeaders);
      return { list, default_id };
    },
    staleTime: 5 * minutes,
  });
  return { list: data?.list ?? none, default_id: data?.default_id ?? null, isKnown: data !== undefined };
}

const { map: settings } = pageConfig();

const isConfigured = Boolean(settings.style_url ?? settings.raster_url ?? settings.pmtiles_url);

/** What an address names is left out where something else is drawn. */
const withoutGround = ({ service, relief_url }: MapSettings): MapSettings => ({
  ...(service && { service }),
  ...(relief_url && { relief_url }),
});
const withoutRelief = ({ relief_url: _relief, ...rest }: MapSettings): MapSettings => rest;

const whole = (address: string) => new URL(address, document.baseURI).href;

const fileOf = ({ address, min_zoom, max_zoom, bounds, attribution, tile_size }: Ground) => ({
  url: whole(address),
  minzoom: min_zoom,
  maxzoom: max_zoom,
  bounds,
  attribution,
  tile_size,
});

const groundOf = (it: Ground | undefined): MapGround | null =>
  it && it.kind !== "relief"
    ? { ...fileOf(it), kind: it.kind, schema: it.schema, layers: it.layers, has_sea: it.has_sea }
    : null;

const reliefOf = (it: Ground | undefined): MapRelief | null =>
  it?.encoding ? { ...fileOf(it), encoding: it.encoding } : null;

/** Of the files that are there: the chosen ground, and the latest heights. */
function filesToDraw({ list, default_id }: GroundList, { pick, has_relief }: GroundChoice) {
  const there = list.filter(({ is_there }) => is_there);
  const id = typeof pick === "number" ? pick : pick === "first" ? default_id : null;
  return {
    ground: groundOf(there.find((it) => it.id === id)),
    relief: has_relief ? reliefOf(there.findLast(({ kind }) => kind === "relief")) : null,
  };
}

/** `settings`: those of the page, without what is not drawn. */
export type Drawn = { settings: MapSettings; ground: MapGround | null; relief: MapRelief | null };

/** `pick`: what is drawn whatever the user chose, where it is to be seen beforehand. */
export function useDrawnGround(pick?: GroundPick): Drawn {
  const { list, default_id } = useGroundList();
  const chosen = useGroundChoice();
  const wanted = pick ?? chosen.pick;
  const { has_relief } = chosen;
  return useMemo(() => {
    const { ground, relief } = filesToDraw({ list, default_id }, { pick: wanted, has_relief });
    const isAsConfigured = !ground && wanted !== "included";
    const drawn = isAsConfigured ? settings : withoutGround(settings);
    return { settings: has_relief && !relief ? drawn : withoutRelief(drawn), ground, relief };
  }, [list, default_id, wanted, has_relief]);
}

export type GroundOption = { pick: GroundPick; title: string; isChosen: boolean };

/** What there is to choose from; none where there is only one. */
export function useGroundOptions(): { options: GroundOption[]; hasRelief: boolean } {
  const t = useWords();
  const { list, default_id } = useGroundList();
  const { pick } = useGroundChoice();
  const there = list.filter(({ is_there }) => is_there);
  const files = there.filter(({ kind }) => kind !== "relief");
  const first = files.some(({ id }) => id === default_id) ? default_id! : isConfigured ? "configured" : "included";
  const known: [GroundPick, string][] = [
    ["included", t("ground_included")],
    ...(isConfigured ? [["configured", configuredName() ?? t("ground_configured")] as [GroundPick, string]] : []),
    ...files.map(({ id, title }): [GroundPick, string] => [id, title]),
  ];
  const shown = known.some(([it]) => it === pick) ? pick : first;
  const options = known.map(([it, title]) => ({
    // Who has what maps begin with follows it, should that change.
    pick: it === first ? ("first" as const) : it,
    title: it === first && known.length > 1 ? t("ground_first", { ground: title }) : title,
    isChosen: it === shown,
  }));
  return {
    options: options.length > 1 ? options : [],
    hasRelief: there.some(({ kind }) => kind === "relief") || settings.relief_url !== undefined,
  };
}

const configuredName = () =>
  groundServices.find((it) =>
    it.ground === "style" ? it.map_style_url === settings.style_url : it.map_raster_url === settings.raster_url,
  )?.name;
