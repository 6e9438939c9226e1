// Loading a pack in two presses: what it would bring, and then bringing it.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { packParts } from "@atalaya/contract/packs/items.ts";
import { itemStates, type PackOutcome, type PackSummary } from "@atalaya/contract/resources/packs.ts";
import { Notice } from "../../forms/notice.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { usePackLoad } from "../packs/queries.ts";

type PackLoadingProps = { pack: PackSummary; onLoaded: () => void };

export function PackLoading({ pack, onLoaded }: PackLoadingProps) {
  const t = useWords();
  const [language] = useLanguage();
  const load = usePackLoad({ key: pack.key, file: null });
  const begin = (is_rehearsal: boolean) =>
    load.mutate({ parts: [...packParts], is_rehearsal }, { onSuccess: ({ is_written }) => is_written && onLoaded() });
  const isRehearsed = load.data !== undefined && !load.data.is_written;
  const isSame = load.data !== undefined && isNothingNew(load.data);
  return (
    <Box sx={{ padding: "12px 16px" }}>
      {load.isError && (
        <Notice status="error" icon="exclamation-circle" role="alert">
          {load.error.message || t("save_failed")}
        </Notice>
      )}
      <Box role="status" sx={{ "&:not(:empty)": { mb: "10px" } }}>
        {load.data && <Outcome outcome={load.data} />}
      </Box>
      {!isSame && !load.data?.is_written && (
        <Button variant="outlined" disabled={load.isPending} onClick={() => begin(!isRehearsed)}>
          {load.isPending
            ? t(load.variables.is_rehearsal ? "setup_pack_rehearsing" : "setup_pack_loading")
            : isRehearsed
              ? t("setup_pack_load", { pack: pack.title[language] })
              : t("setup_pack_rehearse")}
        </Button>
      )}
    </Box>
  );
}

const isNothingNew = ({ parts, is_written }: PackOutcome) =>
  !is_written && parts.every(({ counts }) => counts.new + counts.changed === 0);

function Outcome({ outcome }: { outcome: PackOutcome }) {
  const t = useWords();
  const [language] = useLanguage();
  if (isNothingNew(outcome)) return <Typography color="textSecondary">{t("setup_pack_nothing")}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: "6px" }}>
        {t(outcome.is_written ? "setup_pack_brought" : "setup_pack_would")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {outcome.parts
          .filter(({ counts }) => itemStates.some((state) => counts[state] > 0))
          .map(({ part, counts }) => (
            <Box component="li" key={part} sx={{ display: "flex", flexWrap: "wrap", gap: "2px 8px", py: "3px" }}>
              <Typography component="span" sx={{ flex: "1 0 160px" }}>
                {t(`pack_part.${part}`)}
              </Typography>
              {itemStates
                .filter((state) => counts[state] > 0)
                .map((state) => (
                  <Tag key={state} label={`${t(`pack_state.${state}`)}: ${formatNumber(counts[state], language)}`} />
                ))}
            </Box>
          ))}
      </Box>
    </>
  );
}
