// How many people are in a shelter: as it stands, its course, every count, and the way to the next one.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { shelters, type Shelter } from "@atalaya/contract/resources/shelters.ts";
import type { Occupancy } from "@atalaya/contract/resources/shelters/occupancy.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { Section } from "../../forms/section.tsx";
import { Course } from "../../screens/paper/course.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { CountDialog } from "./count-dialog.tsx";
import { StateTag } from "./state-tag.tsx";
import { useTakeOutCount } from "./use-counts.ts";

const groups = ["families", "children_under_2", "pregnant", "elderly", "with_disability"] as const;

type OccupancySectionProps = { thing: Shelter; isReadOnly: boolean; onChanged: () => void };

export function OccupancySection({ thing: { id, capacity }, isReadOnly, onChanged }: OccupancySectionProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isCounting, setCounting] = useState(false);
  const { data } = useAnswer(shelters, ":id/occupancy", {}, { id });
  const counts = data?.data ?? [];
  const [newest] = counts;
  const shown = (value: number) => formatNumber(value, language);
  const points = counts
    .toReversed()
    .map(({ as_of, occupied }) => ({ day: as_of, value: occupied, shown: shown(occupied) }));
  const free = newest && capacity !== null ? capacity - newest.occupied : null;
  return (
    <Section title={t("occupancy")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 20px", mb: "12px" }}>
        {newest ? (
          <>
            <Typography variant="h3" component="p" className="tn" sx={{ m: 0 }}>
              {shown(newest.occupied)}
              {capacity !== null && (
                <Typography component="span" color="textSecondary">
                  {` / ${shown(capacity)}`}
                </Typography>
              )}
            </Typography>
            <StateTag state={newest.state} />
            {free !== null && (
              <Typography component="span" color={free < 0 ? "error" : "textSecondary"}>
                {t(free < 0 ? "occupancy_over" : "occupancy_free", { count: shown(Math.abs(free)) })}
              </Typography>
            )}
          </>
        ) : (
          <Typography color="textSecondary">{t("occupancy_none")}</Typography>
        )}
        {!isReadOnly && (
          <Button
            variant="outlined"
            startIcon={<Icon name="users" />}
            sx={{ ml: "auto" }}
            onClick={() => setCounting(true)}
          >
            {t("occupancy_count")}
          </Button>
        )}
      </Box>
      <Course points={points} size="large" />
      {counts.length > 0 && (
        <Box component="ul" aria-label={t("occupancy_counts")} sx={{ listStyle: "none", m: "12px 0 0", p: 0 }}>
          {counts.map((count) => (
            <Count key={count.id} shelterId={id} count={count} isReadOnly={isReadOnly} onChanged={onChanged} />
          ))}
        </Box>
      )}
      {isCounting && (
        <CountDialog shelterId={id} newest={newest} onSaved={onChanged} onClose={() => setCounting(false)} />
      )}
    </Section>
  );
}

type CountProps = { shelterId: number; count: Occupancy; isReadOnly: boolean; onChanged: () => void };

function Count({ shelterId, count, isReadOnly, onChanged }: CountProps) {
  const t = useWords();
  const [language] = useLanguage();
  const takeOut = useTakeOutCount(shelterId, onChanged);
  const at = formatInstant(count.as_of, language);
  const said = groups.flatMap((group) =>
    count[group] === null ? [] : [`${t(`label.shelters.${group}`)}: ${formatNumber(count[group], language)}`],
  );
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "flex-start", gap: "12px", py: "8px", borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" }}>
          <Typography component="span" className="tn" sx={{ fontWeight: 650 }}>
            {formatNumber(count.occupied, language)}
          </Typography>
          <StateTag state={count.state} />
          <Typography component="span" color="textSecondary" className="tn">
            {at}
          </Typography>
        </Box>
        {[said.join(" · "), count.note, [count.source, count.created_by].filter(Boolean).join(" · ")]
          .filter(Boolean)
          .map((line) => (
            <Typography key={line} variant="body2" color="textSecondary">
              {line}
            </Typography>
          ))}
      </Box>
      {!isReadOnly && (
        <IconButton aria-label={t("occupancy_take_out", { at })} onClick={() => takeOut(count)}>
          <Icon name="trash-o" />
        </IconButton>
      )}
    </Box>
  );
}
