// From something that has a place on the map to what lies in it.
import Button from "@mui/material/Button";
import { createLink } from "@tanstack/react-router";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

const LinkButton = createLink(Button);

type ExposureLinkProps = {
  /** `vulnerability:12`, `alert:7`. */
  of: string;
  geometry: Geometry | null;
};

/** A point and a line enclose nothing: what is around them is asked for. */
const around = "500,1000";

export function ExposureLink({ of, geometry }: ExposureLinkProps) {
  const t = useWords();
  const may = useMay();
  if (!geometry || !may("records.situation.index")) return null;
  const isArea = geometry.type.endsWith("Polygon");
  return (
    <LinkButton
      variant="outlined"
      startIcon={<Icon name="crosshairs" />}
      {...linkTo("/records/vulnerability", { exposure: of, ...(!isArea && { around }) })}
    >
      {t("exposure_ask")}
    </LinkButton>
  );
}
