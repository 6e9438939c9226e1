// Going somewhere on the map: a place by its name, or typed coordinates.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { searchWords } from "@atalaya/contract/search-words.ts";
import { searchable } from "@atalaya/contract/folded.ts";
import { useWords } from "../../ui/words.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { formatPair } from "../coordinates/coordinate-text.ts";
import { understand } from "../coordinates/coordinates.ts";
import { useMap } from "../view/map-context.ts";
import type { MapPlace } from "../view/map-types.ts";
import { ToolCard } from "./tool-card.tsx";
import { useTerritory } from "../coordinates/use-territory.ts";

type FindCardProps = { places: readonly MapPlace[]; onClose: () => void };

const closeZoom = { place: 11, coordinates: 15 };
const mostShown = 50;

export function FindCard({ places, onClose }: FindCardProps) {
  const t = useWords();
  const map = useMap();
  const [text, setText] = useState("");
  const found = understand(text, useTerritory(null).area);
  const typed: Position[] = "position" in found ? [found.position] : "choices" in found ? found.choices : [];
  const options: MapPlace[] =
    typed.length > 0
      ? typed.map((at, index) => ({
          // Below zero: no place has such an id.
          id: -1 - index,
          reason_social: t("find_coordinates", { pair: formatPair(at) }),
          lon: at[0],
          lat: at[1],
        }))
      : [...places];
  const go = ({ id, lon, lat }: MapPlace) => {
    const wanted = id < 0 ? closeZoom.coordinates : closeZoom.place;
    map?.easeTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), wanted), duration: 600 });
  };
  return (
    <ToolCard title={t("find")} onClose={onClose} hint={null}>
      <Autocomplete
        options={options}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ reason_social }) => reason_social}
        filterOptions={(all) => {
          const words = searchWords(searchable(text));
          const isNamed = (one: MapPlace) => words.every((word) => searchable(one.reason_social).includes(word));
          return (typed.length > 0 ? all : all.filter(isNamed)).slice(0, mostShown);
        }}
        autoHighlight
        openOnFocus
        inputValue={text}
        onInputChange={(_, next) => setText(next)}
        onChange={(_, place) => place && go(place)}
        noOptionsText={t("find_none")}
        renderInput={(parameters) => <TextField {...parameters} autoFocus size="small" label={t("find_label")} />}
      />
    </ToolCard>
  );
}
