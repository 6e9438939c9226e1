// The file of one emergency: begun where there is none, else the paper itself, and beside it how it stands and what was learned.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { createLink } from "@tanstack/react-router";
import { afterActions, type AfterAction } from "@atalaya/contract/resources/after-actions.ts";
import { afterActionPaper } from "@atalaya/contract/resources/after-actions/paper.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { useRecord } from "../../api/use-resource.ts";
import { LessonsSection } from "../../screens/lessons/lessons-section.tsx";
import { FormSheet } from "../../screens/paper/form-sheet.tsx";
import { LogLink } from "../../screens/paper/log-link.tsx";
import { ReportLink } from "../../screens/paper/report-link.tsx";
import { useLightPrint } from "../../screens/paper/use-light-print.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FileState } from "./file-state.tsx";
import { useBegin, useFileOf } from "./use-files.ts";

const LinkButton = createLink(Button);
const RouteLink = createLink(Link);

export function EventFile({ event_id }: { event_id: number }) {
  const t = useWords();
  const { row, data, error, isError, refetch } = useFileOf(event_id);
  const file = useRecord(afterActions, row?.file_id);
  if (file.data) return <FilePage file={file.data} />;
  const failed = isError ? error : file.error;
  if (data && (!row || row.file_id === null)) return <NoFile event_id={event_id} title={row?.title} />;
  return (
    <Page title={row?.title ?? t("after_title")}>
      {failed ? (
        <ErrorState
          error={failed}
          title={t("after_failed")}
          onRetry={() => void Promise.all([refetch(), file.refetch()])}
        />
      ) : (
        <Skeleton variant="rounded" height={640} sx={{ maxWidth: 794 }} />
      )}
    </Page>
  );
}

/** Whoever may prepare reports begins it, also while the event runs: it is sealed once that has ended. */
function NoFile({ event_id, title }: { event_id: number; title: string | undefined }) {
  const t = useWords();
  const may = useMay();
  const { begin, isPending } = useBegin(event_id);
  return (
    <Page title={title ?? t("after_title")}>
      <EmptyState
        title={t("after_none")}
        text={t(may("reports.create") ? "after_none_begin" : "after_none_read")}
        actions={
          <>
            {may("reports.create") && (
              <Button variant="contained" startIcon={<Icon name="plus" />} disabled={isPending} onClick={begin}>
                {t("after_begin")}
              </Button>
            )}
            <LinkButton
              variant="outlined"
              startIcon={<Icon name="fire" />}
              {...linkTo("/records/risk", { record: event_id })}
            >
              {t("log_event")}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}

function FilePage({ file }: { file: AfterAction }) {
  const t = useWords();
  useLightPrint();
  const may = useMay();
  const [language] = useLanguage();
  const paper = useMemo(() => afterActionPaper(file, { t, language }), [file, t, language]);
  const { event_id, event_title, company_id } = file;
  return (
    <Page
      title={paper.title}
      mark={
        <RouteLink underline="hover" color="textSecondary" {...linkTo("/records/risk", { record: event_id })}>
          {event_title}
        </RouteLink>
      }
      actions={
        <>
          <LinkButton
            variant="text"
            startIcon={<Icon name="list-ul" />}
            {...linkTo("/informes", { closing: true, event: null })}
          >
            {t("after_all")}
          </LinkButton>
          {may("log.index", company_id) && <LogLink event_id={event_id} />}
          <ReportLink event_id={event_id} />
        </>
      }
    >
      <Box sx={columns}>
        <Box className="screen-only" sx={side}>
          <FileState file={file} />
          {may("lessons.index", company_id) && (
            <Panel>
              <Box sx={{ p: "14px 16px 0" }}>
                <LessonsSection source={{ exercise_id: null, event_id }} company_id={company_id} />
              </Box>
            </Panel>
          )}
        </Box>
        <Box id="printed" sx={{ minWidth: 0 }}>
          <FormSheet paper={paper} />
        </Box>
      </Box>
    </Page>
  );
}

/** The sheet as wide as A4 on the screen, what is done with it beside it; where there is no room for both, before it: the sheet is long. */
const columns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 794px) minmax(300px, 360px)",
  gap: "16px",
  alignItems: "start",
  "@media (max-width: 1099.95px)": { gridTemplateColumns: "minmax(0, 794px)" },
} as const;

const side = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "12px",
  "@media (min-width: 1100px)": { gridColumn: 2, gridRow: 1 },
} as const;
