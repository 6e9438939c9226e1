// A place without records: what this page will show, and the way to the first one.
import Button from "@mui/material/Button";
import { createLink } from "@tanstack/react-router";
import { catalogueOf } from "@atalaya/contract/domain/domains.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { Panel } from "../../ui/panel.tsx";
import type { ShownDomain } from "./shown-domains.ts";

const LinkButton = createLink(Button);

export function NoRecords({ domains, place }: { domains: readonly ShownDomain[]; place: string }) {
  const t = useWords();
  const may = useMay();
  const { place: active } = usePlace();
  const where = active === "all" ? undefined : active;
  const recording = domains.find(({ domain }) => may(`records.${domain}.create`, where));
  const defining = domains.find(({ domain }) => may(`variables.${catalogueOf[domain]}.create`));
  return (
    <Panel>
      <EmptyState
        title={t("dashboard_empty_title", { place })}
        text={t(recording ? "dashboard_empty_text" : "dashboard_empty_reader")}
        actions={
          <>
            {recording && (
              <LinkButton
                variant="contained"
                startIcon={<Icon name="plus" />}
                {...linkTo(`/records/${recording.domain}`, { record: "new" })}
              >
                {t("dashboard_first_record")}
              </LinkButton>
            )}
            {defining && (
              <LinkButton variant="outlined" to={`/variables/${catalogueOf[defining.domain]}`}>
                {t("dashboard_variables")}
              </LinkButton>
            )}
          </>
        }
      />
    </Panel>
  );
}
