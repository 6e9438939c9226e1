// What is current on the small map: where alerts hold, what runs, which shelters take people in; out of the same answers as the cards.
import { useMemo } from "react";
import { useColorScheme } from "@mui/material/styles";
import type { AlertInForce } from "@atalaya/contract/resources/alerts/in-force.ts";
import type { RoomEvent } from "@atalaya/contract/resources/records/room.ts";
import type { StandingShelter } from "@atalaya/contract/resources/shelters/standing.ts";
import { exerciseBand, levelMarks, redAreaStroke } from "../../../ui/theme/data-colors.ts";
import { useLevelOf, type ShownLevel } from "../../../api/use-levels.ts";
import { useAlertsInForce, useRunningEvents, useSheltersStanding } from "../room/use-room.ts";

/** `color`: of its edge on the land of the scheme. */
export type WarnedArea = {
  alert: AlertInForce & { area: NonNullable<AlertInForce["area"]> };
  level: ShownLevel;
  color: string;
};

export type Situation = {
  areas: readonly WarnedArea[];
  events: readonly RoomEvent[];
  shelters: readonly StandingShelter[];
};

const noAlerts: readonly AlertInForce[] = [];
const noEvents: readonly RoomEvent[] = [];
const noShelters: readonly StandingShelter[] = [];

/** A level of our own is legible on both grounds, one of a country is as it paints it. */
function strokeOf({ key, color }: ShownLevel, scheme: "light" | "dark"): string {
  if (key === "roja") return redAreaStroke[scheme];
  const own = Object.entries(levelMarks).find(([level]) => level === key)?.[1];
  return own ? own[scheme === "dark" ? "fill" : "edge"] : color;
}

/** Of its level; an exercise has the colour of exercises, which no level has. */
const colorOf = ({ kind }: AlertInForce, level: ShownLevel, scheme: "light" | "dark") =>
  kind === "exercise" ? exerciseBand[scheme].text : strokeOf(level, scheme);

/** `isKnown`: whether all of it that the reader may see has come. */
export function useSituation(): { situation: Situation; isKnown: boolean } {
  const levelOf = useLevelOf();
  const { colorScheme } = useColorScheme();
  const scheme = colorScheme === "dark" ? "dark" : "light";
  const [alerts, running, shelters] = [useAlertsInForce(), useRunningEvents(), useSheltersStanding()];
  const inForce = alerts.data?.alerts ?? noAlerts;
  const areas = useMemo(
    () =>
      inForce.flatMap((alert): WarnedArea[] => {
        const { area } = alert;
        const level = levelOf(alert.level, alert.company_id);
        return area === null ? [] : [{ alert: { ...alert, area }, level, color: colorOf(alert, level, scheme) }];
      }),
    [inForce, levelOf, scheme],
  );
  const events = running.data?.events ?? noEvents;
  const standing = shelters.data?.shelters ?? noShelters;
  const situation = useMemo(() => ({ areas, events, shelters: standing }), [areas, events, standing]);
  return { situation, isKnown: [alerts, running, shelters].every(({ isLoading }) => !isLoading) };
}
