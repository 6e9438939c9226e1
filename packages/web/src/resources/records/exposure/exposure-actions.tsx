// What can be done with an exposure: another kind of area, a sheet, and back to the list.
import Button from "@mui/material/Button";
import type { ExposureQuery } from "@atalaya/contract/resources/records/exposure.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { SheetMenu } from "../../../screens/list-tools/sheet-menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SelectOne } from "../../../ui/pickers/select-one.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { exposureKinds, type ExposureKind } from "./exposure-state.ts";

type ExposureActionsProps = { kind: ExposureKind; query: ExposureQuery | null; onClose: () => void };

/** Around a point something must be within reach. */
const firstDistances = "500,1000";

export function ExposureActions({ kind, query, onClose }: ExposureActionsProps) {
  const t = useWords();
  const { place } = usePlace();
  const { search, change } = useUrlState();
  // A phone has no room for all of them side by side.
  const Choice = useIsPhone() ? SelectOne : Segmented;
  return (
    <>
      <Choice
        label={t("exposure_of")}
        value={kind}
        segments={exposureKinds.map((value) => ({ value, label: t(`exposure_kind.${value}`) }))}
        onChange={(exposure: ExposureKind) =>
          change({ exposure, around: exposure === "distance" ? (search.around ?? firstDistances) : search.around })
        }
      />
      <SheetMenu path="records/situation/exposure/export" query={{ place }} body={query} isDisabled={query === null} />
      <Button variant="outlined" startIcon={<Icon name="arrow-left" />} onClick={onClose}>
        {t("back_to_list")}
      </Button>
    </>
  );
}
