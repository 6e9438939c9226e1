// How a file stands and what comes next: an open one is written and sealed, a sealed one taken away or opened again.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { afterActions, type AfterAction } from "@atalaya/contract/resources/after-actions.ts";
import { untoldTexts } from "@atalaya/contract/resources/after-actions/paper.ts";
import { useMay } from "../../api/may.ts";
import { useAct } from "../../api/use-resource.ts";
import { PaperButtons } from "../../screens/paper/paper-buttons.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FileTag } from "./file-tag.tsx";
import { SealDialog } from "./seal-dialog.tsx";
import { WriteDialog } from "./write-dialog.tsx";

export function FileState({ file }: { file: AfterAction }) {
  const t = useWords();
  const [language] = useLanguage();
  const { state, seal } = file;
  return (
    <Panel title={t("after_title")} mark={<FileTag state={state} />}>
      <Box sx={{ display: "grid", gap: "10px", p: "0 16px 14px" }}>
        {state === "sealed" && seal ? (
          <Typography color="textSecondary">
            {t("after_sealed_at", { number: seal.number, at: formatInstant(seal.sealed_at, language) })}
          </Typography>
        ) : (
          <Missing file={file} />
        )}
        <Steps file={file} />
        <PaperButtons
          at={`after-actions/${file.id}`}
          file="file.pdf"
          name={`${file.content.event.code}-${t("after_file_name")}`}
          isSealed={seal !== null}
        />
      </Box>
    </Panel>
  );
}

/** What the paper will say is missing: whoever seals it knows. */
function Missing({ file: { content } }: { file: AfterAction }) {
  const t = useWords();
  const [language] = useLanguage();
  const texts = untoldTexts(content, { t, language });
  return (
    <>
      <Typography color="textSecondary">{t("after_draft_help")}</Typography>
      {texts.length > 0 && (
        <Box>
          <Typography variant="subtitle2">{t("after_untold")}</Typography>
          <Box component="ul" aria-label={t("after_untold")} sx={{ m: "4px 0 0", pl: "18px" }}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function Steps({ file }: { file: AfterAction }) {
  const t = useWords();
  const may = useMay();
  const [open, setOpen] = useState<"write" | "seal" | null>(null);
  const reopening = useAct(afterActions, "reopening");
  const { id, version, state, company_id } = file;
  const maySeal = may("reports.publish", company_id);
  if (state === "sealed")
    return maySeal ? (
      <Button
        variant="outlined"
        startIcon={<Icon name="unlock-alt" />}
        disabled={reopening.isPending}
        onClick={() => reopening.mutate({ id, version })}
      >
        {t("after_reopen")}
      </Button>
    ) : null;
  return (
    <>
      {may("reports.create", company_id) && (
        <Button variant="outlined" startIcon={<Icon name="pencil" />} onClick={() => setOpen("write")}>
          {t("after_write")}
        </Button>
      )}
      {maySeal && (
        <Button
          variant="contained"
          startIcon={<Icon name="lock" />}
          disabled={file.content.event.ended_on === null}
          onClick={() => setOpen("seal")}
        >
          {t("after_seal")}
        </Button>
      )}
      {file.content.event.ended_on === null && (
        <Typography variant="body2" color="textSecondary">
          {t("after_still_runs")}
        </Typography>
      )}
      {open === "write" && <WriteDialog file={file} onClose={() => setOpen(null)} />}
      {open === "seal" && <SealDialog file={file} onClose={() => setOpen(null)} />}
    </>
  );
}
