// How the shelters stand: open, occupied, free, and each of them with what room it has left.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { shelters } from "@atalaya/contract/resources/shelters.ts";
import type { SheltersStanding, StandingShelter } from "@atalaya/contract/resources/shelters/standing.ts";
import { linkTo, type ScreenLink } from "../../api/addresses.ts";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/tag.tsx";
import { ageOf } from "../../ui/time/age-text.ts";
import { useNow } from "../../ui/time/use-now.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { Bar } from "../../ui/chart/bar.tsx";
import { CellLink, Figures } from "./room/figure-cells.tsx";
import { Nothing, RoomCard } from "./room/room-card.tsx";
import { useSheltersStanding } from "./room/use-room.ts";
import { Line } from "../../ui/chart/line.tsx";

const height = 206;
const mostShown = 4;
const everyHalfMinute = 30_000;
/** People in shelters have one colour in the whole room, on the map too. */
export const shelterColor = "#8A4FD8";

const Link = createLink(MuiLink);

const line = { display: "block", padding: "6px 16px 8px" };

/** The list of those in a state, of which the card counts. */
const listOf = (state: readonly ("open" | "full")[]): ScreenLink => linkTo("/albergues", { state, is_active: true });

export function SheltersCard() {
  const t = useWords();
  const asked = useSheltersStanding();
  return (
    <RoomCard
      asked={asked}
      failed={t("room_shelters_failed")}
      height={height}
      title={shelters.title[useLanguage()[0]]}
      aside={asked.data?.oldest_at && <OldestAge at={asked.data.oldest_at} />}
    >
      {(standing) => (standing.open + standing.full > 0 ? <Standing {...standing} /> : <NoneOpen {...standing} />)}
    </RoomCard>
  );
}

function OldestAge({ at }: { at: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useNow(everyHalfMinute);
  return (
    <Typography
      variant="caption"
      component="time"
      dateTime={at}
      color="textSecondary"
      noWrap
      title={formatInstant(at, language)}
    >
      <span className="visually-hidden">{t("room_shelters_oldest")}: </span>
      {ageOf({ at: Date.parse(at) }, now, t).text}
    </Typography>
  );
}

function NoneOpen({ active }: SheltersStanding) {
  const t = useWords();
  const [language] = useLanguage();
  if (active === 0) return <Nothing>{t("room_shelters_none")}</Nothing>;
  return (
    <Nothing
      text={
        <Link underline="hover" className="finger-reach" {...linkTo("/albergues", { is_active: true })}>
          {t("room_shelters_active", { count: formatNumber(active, language) })}
        </Link>
      }
    >
      {t("room_shelters_closed")}
    </Nothing>
  );
}

function Standing({ open, full, occupied, free, unmeasured, shelters: all }: SheltersStanding) {
  const t = useWords();
  const [language] = useLanguage();
  const shown = all.slice(0, mostShown);
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <Figures>
        <CellLink {...listOf(["open"])} value={number(open)} label={t("room_shelters_open")} />
        {full > 0 && <CellLink {...listOf(["full"])} value={number(full)} label={t("room_shelters_full")} />}
        <CellLink {...listOf(["open", "full"])} value={number(occupied)} label={t("room_shelters_occupied")} />
        <CellLink {...listOf(["open"])} value={number(free)} label={t("room_shelters_free")} />
      </Figures>
      <Box component="ul" sx={{ m: 0, p: "4px 0 0", listStyle: "none" }}>
        {shown.map((shelter) => (
          <li key={shelter.id}>
            <ShelterLine shelter={shelter} />
          </li>
        ))}
      </Box>
      <Box sx={{ flex: 1 }} />
      {(unmeasured > 0 || open + full > shown.length) && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: "2px 12px", p: "6px 16px 10px" }}>
          {open + full > shown.length && (
            <Link underline="hover" className="finger-reach" {...listOf(["open", "full"])}>
              {t("room_shelters_list", { count: number(open + full) })}
            </Link>
          )}
          {unmeasured > 0 && (
            <Typography component="span" color="textSecondary">
              {t("room_shelters_unmeasured", { count: number(unmeasured) })}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}

function ShelterLine({ shelter }: { shelter: StandingShelter }) {
  const t = useWords();
  const [language] = useLanguage();
  const { id, name_es, name_en, state, occupied, capacity } = shelter;
  const number = (value: number) => formatNumber(value, language);
  const people = occupied === 1 ? t("room_shelter_person") : t("room_shelter_people", { count: number(occupied) });
  return (
    <Line sx={line} {...linkTo("/albergues", { shelter: id })}>
      <Box component="span" sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 22 }}>
        <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {pick(language, name_es, name_en)}
        </Typography>{" "}
        <Typography
          component="span"
          className="tn"
          color={occupied === 0 ? "textSecondary" : "textPrimary"}
          sx={{ flex: "none" }}
        >
          {capacity === null ? people : `${number(occupied)} / ${number(capacity)}`}
        </Typography>
        {state === "full" && <Tag label={t("room_shelter_full")} />}
      </Box>
      <Bar share={capacity ? Math.min(1, occupied / capacity) : 0} color={shelterColor} />
    </Line>
  );
}
