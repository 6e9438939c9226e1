// What a sheet says beside its map: where, when, by whom, with which ground, in the shown language.
import { useEffect, useMemo, useState } from "react";
import { pageConfig } from "../../api/page-config.ts";
import { usePlace } from "../../api/places.ts";
import { useSession } from "../../api/session.ts";
import { formatDms } from "../../map/coordinates/coordinate-text.ts";
import type { MapPicture } from "../../map/view/still-map.tsx";
import { formatInstant } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { shownZone } from "../../ui/zone.ts";
import type { SheetFormat } from "./layout.ts";
import type { PaintedRow } from "./legend.ts";
import type { SheetContent, SheetLogo } from "./sheet.ts";

type Shown = {
  title: string;
  format: SheetFormat;
  period: string | null;
  filters: readonly string[];
  picture: MapPicture | null;
  legend: readonly PaintedRow[];
};

/** Null where there is none, and until its size is known. */
function useLogo(): SheetLogo | null {
  const [logo, setLogo] = useState<SheetLogo | null>(null);
  useEffect(() => {
    const address = pageConfig().logo;
    if (address === null) return undefined;
    const image = new Image();
    image.addEventListener("load", () => setLogo({ address, width: image.naturalWidth, height: image.naturalHeight }));
    image.src = address;
    return () => image.removeAttribute("src");
  }, []);
  return logo;
}

export function useSheetContent({ title, format, period, filters, picture, legend }: Shown): SheetContent {
  const t = useWords();
  const [language] = useLanguage();
  const { current } = usePlace();
  const name = useSession(({ user }) => user?.name ?? "");
  const zone = shownZone();
  const logo = useLogo();
  return useMemo(() => {
    const { app_name, organisation, organisation_unit, map } = pageConfig();
    const corner = (lon: number, lat: number) =>
      `${formatDms(lat, "lat", language)}  ${formatDms(lon, "lon", language)}`;
    const [west, south, east, north] = picture?.bounds ?? [];
    const corners =
      west === undefined || south === undefined || east === undefined || north === undefined
        ? []
        : [
            t("map_sheet_corner_nw", { at: corner(west, north) }),
            t("map_sheet_corner_se", { at: corner(east, south) }),
          ];
    const ground = [picture?.credits, !map.style_url && t("map_boundary_note")].filter(Boolean).join(" · ");
    return {
      language,
      words: {
        legend: t("map_sheet_legend"),
        filters: t("map_sheet_filters"),
        noFilters: t("map_sheet_no_filters"),
        more: (count) => t("map_sheet_more", { count }),
        projection: t("map_sheet_projection", { paper: format }),
        page: (page, pages) => t("map_sheet_page", { page, pages }),
      },
      app: app_name,
      organisation: [organisation, organisation_unit].filter(Boolean).join(" · "),
      logo,
      title,
      lead: [current?.reason_social ?? t("map_sheet_all_places"), period].filter(Boolean).join(" · "),
      picture,
      legend,
      filters,
      corners,
      made: picture ? t("map_sheet_made", { at: formatInstant(picture.at.toISOString(), language), zone, name }) : "",
      credits: ground ? `${t("map_sheet_ground")}: ${ground}` : "",
    };
  }, [t, language, title, format, period, filters, picture, legend, current, name, zone, logo]);
}
