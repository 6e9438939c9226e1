// From a disaster to what is kept of it beside its card: its log, its reports and, once it has ended, its file, for whoever may read them.
import { useMay } from "../../api/may.ts";
import { ClosingLink } from "./closing-link.tsx";
import { LogLink } from "./log-link.tsx";
import { ReportLink } from "./report-link.tsx";

type EventLinksProps = { event: { id: number; company_id: number; ended_on?: string | null } };

export function EventLinks({ event: { id, company_id, ended_on } }: EventLinksProps) {
  const may = useMay();
  return (
    <>
      {may("log.index", company_id) && <LogLink event_id={id} />}
      {may("reports.index", company_id) && <ReportLink event_id={id} />}
      {ended_on && may("reports.index", company_id) && <ClosingLink event_id={id} />}
    </>
  );
}
