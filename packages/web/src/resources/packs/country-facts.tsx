// What a pack says of its country beside its rows: names of levels, alert levels, committees, numbers to call.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { useHazardName } from "../../api/hazards.ts";
import { Section } from "../../forms/section.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

/** A line of what is known; nothing where nothing is. */
function Fact({ title, children }: { title: WordKey; children: ReactNode }) {
  const t = useWords();
  if (!children) return null;
  return (
    <Box sx={{ display: "contents" }}>
      <Box component="dt" sx={{ color: "text.secondary" }}>
        {t(title)}
      </Box>
      <Box component="dd" sx={{ m: 0, mb: "8px", minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: "none", display: "grid", gap: "2px" };

const joined = (texts: string[]) => texts.join(", ");

function AlertLevels({ levels }: { levels: CountryRules["alert_levels"] }) {
  const [language] = useLanguage();
  return (
    <Box component="ul" sx={list}>
      {levels.map(({ key, name, meaning, color }) => (
        <Box component="li" key={key} sx={{ display: "flex", gap: "8px", alignItems: "center" }}>
          <Swatch icon="bell" color={color} />
          <span>
            {name[language]}. {meaning[language]}
          </span>
        </Box>
      ))}
    </Box>
  );
}

function Committees({ committees }: { committees: CountryRules["committees"] }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Box component="ul" sx={list}>
      {committees.map(({ key, name, chairs, source }) => (
        <li key={key}>
          {name[language]} ({source})
          {chairs.map(({ level, title }) => (
            <Box key={level} sx={{ color: "text.secondary" }}>
              {t(`institution_level.${level}`)}: {title[language]}
            </Box>
          ))}
        </li>
      ))}
    </Box>
  );
}

/** Something with its meaning, one below the other. */
const Lines = ({ lines }: { lines: string[] }) => (
  <Box component="ul" sx={list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);

export function CountryFacts({ rules }: { rules: CountryRules }) {
  const t = useWords();
  const [language] = useLanguage();
  const hazardName = useHazardName();
  const meanings = rules.emergency_levels.map(({ name, meaning }) => `${name[language]}. ${meaning[language]}`);
  const called = rules.hazards.map(({ hip_code, names_es, names_en }) => {
    const also = language === "en" && names_en.length > 0 ? names_en : names_es;
    return `${hazardName(hip_code)}: ${joined(also)}`;
  });
  return (
    <Section title={t("pack_says")}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          columnGap: "16px",
          "@container (min-width: 520px)": { gridTemplateColumns: "200px minmax(0, 1fr)" },
        }}
      >
        <Fact title="pack_levels">{joined(rules.levels.map(({ name }) => name[language]))}</Fact>
        <Fact title="pack_alert_levels">
          {rules.alert_levels.length > 0 && <AlertLevels levels={rules.alert_levels} />}
        </Fact>
        <Fact title="pack_emergency_levels">{meanings.length > 0 && <Lines lines={meanings} />}</Fact>
        <Fact title="pack_committees">
          {rules.committees.length > 0 && <Committees committees={rules.committees} />}
        </Fact>
        <Fact title="pack_telephones">
          {joined(rules.telephones.map(({ number, name }) => `${number} ${name[language]}`))}
        </Fact>
        <Fact title="pack_documents">{joined(rules.documents.map(({ name }) => name[language]))}</Fact>
        <Fact title="pack_local">{joined([rules.timezone, rules.currency, rules.locale])}</Fact>
        <Fact title="pack_coordinates">
          {joined(rules.coordinate_systems.map(({ epsg, name }) => `${name} (EPSG ${epsg})`))}
        </Fact>
        <Fact title="pack_hazards">{called.length > 0 && <Lines lines={called} />}</Fact>
      </Box>
    </Section>
  );
}
