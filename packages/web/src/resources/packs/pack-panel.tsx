// One pack: what it brings, what loading it would do, and what it says of its country.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { packParts, type PackPart } from "@atalaya/contract/packs/items.ts";
import type { PackOutcome, PackSummary } from "@atalaya/contract/resources/packs.ts";
import { Notice } from "../../forms/notice.tsx";
import { Section } from "../../forms/section.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { CountryFacts } from "./country-facts.tsx";
import { PackParts } from "./pack-parts.tsx";
import { usePackLoad, type OpenPack } from "./queries.ts";

type PackPanelProps = { open: OpenPack; pack: PackSummary; onClose: () => void };

/** What a rehearsal would write. */
const writes = ({ parts }: PackOutcome): number =>
  parts.reduce((sum, { counts }) => sum + counts.new + counts.changed, 0);

export function PackPanel({ open, pack, onClose }: PackPanelProps) {
  const t = useWords();
  const [language] = useLanguage();
  const load = usePackLoad(open);
  const filled = packParts.filter((part) => pack.counts[part] > 0);
  const [chosen, setChosen] = useState(() => new Set<PackPart>(filled));
  const parts = packParts.filter((part) => chosen.has(part));
  const { data: outcome, error, isPending } = load;
  const isRehearsed = outcome !== undefined && !outcome.is_written && !isPending;
  const { loaded } = pack;
  const when = loaded && { version: loaded.version, at: formatInstant(loaded.at, language) };
  return (
    <Box sx={{ height: "100%", overflowY: "auto", padding: "12px 20px 24px" }}>
      <PanelHead
        title={pack.title[language]}
        subtitle={[
          pack.version && pack.version !== loaded?.version && t("pack_version", { version: pack.version }),
          open.file && t("pack_of_file"),
          when && (loaded?.by ? t("pack_loaded_by", { ...when, by: loaded.by }) : t("pack_loaded_on", when)),
        ]
          .filter(Boolean)
          .join(" · ")}
        onClose={onClose}
      />
      <Box sx={{ maxWidth: 880, mt: "12px" }}>
        {error && <Failure errors={error.errors} message={error.message} />}
        {isRehearsed && (
          <Notice status="info" icon="info-circle">
            {t(writes(outcome) > 0 ? "pack_rehearsed" : "pack_nothing_to_do")}
          </Notice>
        )}
        {outcome?.is_written && (
          <Notice status="success" icon="check">
            {t("pack_done")}
          </Notice>
        )}
        <Section title={t("pack_brings")}>
          {filled.length === 0 ? (
            t("pack_rules_only")
          ) : (
            <>
              <PackParts
                counts={pack.counts}
                chosen={chosen}
                onChoose={(next) => {
                  setChosen(next);
                  load.reset();
                }}
                outcome={outcome?.parts}
              />
              <Steps load={load} parts={parts} />
            </>
          )}
        </Section>
        {pack.rules && <CountryFacts rules={pack.rules} />}
        {pack.sources.length > 0 && <Sources sources={pack.sources} />}
      </Box>
    </Box>
  );
}

type StepsProps = { load: ReturnType<typeof usePackLoad>; parts: PackPart[] };

/** First the rehearsal, then the loading, where there is anything to load. */
function Steps({ load, parts }: StepsProps) {
  const t = useWords();
  const { data: outcome, isPending, variables } = load;
  const isLoading = isPending && !variables.is_rehearsal;
  const mayLoad = isLoading || (!isPending && outcome !== undefined && !outcome.is_written && writes(outcome) > 0);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", mt: "12px" }}>
      <Button
        variant={mayLoad ? "outlined" : "contained"}
        disabled={isPending || parts.length === 0}
        startIcon={<Icon name="play" />}
        onClick={() => load.mutate({ parts, is_rehearsal: true })}
      >
        {t(isPending && !isLoading ? "pack_rehearsing" : "pack_rehearse")}
      </Button>
      {mayLoad && (
        <Button
          variant="contained"
          disabled={isLoading}
          startIcon={<Icon name="check" />}
          onClick={() => load.mutate({ parts, is_rehearsal: false })}
        >
          {t(isLoading ? "pack_loading" : "pack_load")}
        </Button>
      )}
    </Box>
  );
}

function Sources({ sources }: Pick<PackSummary, "sources">) {
  const t = useWords();
  return (
    <Section title={t("pack_sources")}>
      <Box component="ul" sx={{ m: 0, pl: "18px" }}>
        {sources.map(({ title, url, licence }) => (
          <li key={title}>
            {url ? (
              <Link href={url} target="_blank" rel="noreferrer">
                {title}
              </Link>
            ) : (
              title
            )}
            {`. ${licence}.`}
          </li>
        ))}
      </Box>
    </Section>
  );
}

type FailureProps = { errors: Readonly<Record<string, readonly string[]>>; message: string };

/** What is wrong with the pack, by the place in it: `places.3.name`. */
function Failure({ errors, message }: FailureProps) {
  const t = useWords();
  const found = Object.entries(errors);
  return (
    <Notice status="error" icon="exclamation-circle" role="alert">
      {found.length === 0 ? message : t("pack_wrong")}
      {found.length > 0 && (
        <Box component="ul" sx={{ m: "4px 0 0", pl: "18px" }}>
          {found.map(([path, texts]) => (
            <li key={path}>
              <code>{path.replace(/^pack\./, "")}</code>: {texts.join(" ")}
            </li>
          ))}
        </Box>
      )}
    </Notice>
  );
}
