// From a disaster to what is kept of it beside its card: its log and its reports, for whoever may read them.
import { useMay } from "../../api/may.ts";
import { LogLink } from "./log-link.tsx";
import { ReportLink } from "./report-link.tsx";

type EventLinksProps = { event_id: number; company_id: number };

export function EventLinks({ event_id, company_id }: EventLinksProps) {
  const may = useMay();
  return (
    <>
      {may("log.index", company_id) && <LogLink event_id={event_id} />}
      {may("reports.index", company_id) && <ReportLink event_id={event_id} />}
    </>
  );
}
