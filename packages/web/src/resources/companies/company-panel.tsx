// What is open: a saved place, loaded first, or a new one.
import { companies } from "@atalaya/contract/resources/companies.ts";
import { usePlace } from "../../api/places.ts";
import { useRecord } from "../../api/use-resource.ts";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { CompanyEditor, type CompanyEditorProps } from "./company-editor.tsx";

type CompanyPanelProps = Omit<CompanyEditorProps, "company" | "parent"> & {
  /** "new" or the id of the place. */
  which: string;
};

export function CompanyPanel({ which, ...props }: CompanyPanelProps) {
  const id = which === "new" ? null : Number(which);
  const { current } = usePlace();
  const { data, error, refetch } = useRecord(companies, id);
  if (id === null) return <CompanyEditor {...props} company={null} parent={current} />;
  if (data) return <CompanyEditor key={data.id} {...props} company={data} parent={null} />;
  return <WaitingPanel error={error} onRetry={() => void refetch()} onClose={props.onClose} />;
}
