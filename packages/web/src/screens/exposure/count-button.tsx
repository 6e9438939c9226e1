// Beside the fields of a form that say how many are exposed: counts them in the area that the form or its record has.
import { useMutation } from "@tanstack/react-query";
import Button from "@mui/material/Button";
import type { ExposureQuery } from "@atalaya/contract/resources/records/exposure.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { raise } from "../../api/events.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import type { ApiError } from "../../api/request.ts";
import { useList } from "../../api/use-resource.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { askExposure } from "./ask-exposure.ts";
import { countedIn, type Counted } from "./counted.ts";

const allVariables = { per_page: 100 };

type CountButtonProps = { label: string; geometry: Geometry | null; onCounted: (counted: Counted) => void };

/** Nothing where there is no area, or for whoever may not read the base map. */
export function CountButton({ label, geometry, onCounted }: CountButtonProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { place } = usePlace();
  const isArea = geometry?.type.endsWith("Polygon") ?? false;
  const isShown = isArea && may("records.situation.index");
  const { data: variables } = useList(variablesOf("situation"), allVariables, { isEnabled: isShown });
  const counting = useMutation<Counted, ApiError, Geometry>({
    mutationFn: async (area) => {
      const body: ExposureQuery = { geometry: area, distances: [], zones: "whole", variable_id: null };
      return countedIn(await askExposure(body, place), variables?.data ?? []);
    },
    onSuccess: (counted) => {
      onCounted(counted);
      const number = (value: number | null) => formatNumber(value, language);
      const { people, dwellings, facilities } = counted;
      raise("SET_MESSAGE", {
        message: t("exposure_filled", {
          people: number(people),
          dwellings: number(dwellings),
          facilities: number(facilities),
        }),
        type: "success",
      });
    },
    onError: ({ errors, message }) =>
      raise("SET_MESSAGE", { message: Object.values(errors)[0]?.[0] ?? message, type: "error" }),
  });
  if (!isShown || !geometry) return null;
  return (
    <Button
      variant="text"
      startIcon={<Icon name="crosshairs" />}
      disabled={!variables || counting.isPending}
      onClick={() => counting.mutate(geometry)}
      sx={{ mb: "8px" }}
    >
      {label}
    </Button>
  );
}
