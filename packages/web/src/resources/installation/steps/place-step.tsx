// Which place is one's own: the console opens with it.
import { lazy, Suspense } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { linkTo } from "../../../api/addresses.ts";
import { Notice } from "../../../forms/notice.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { SearchChoice } from "../../../forms/choices/search-choice.tsx";
import { useWords } from "../../../ui/words.ts";
import { useSetting } from "../setting.ts";
import { StepFrame } from "../step-frame.tsx";
import { useStepForm } from "../use-step-form.ts";
import type { StepProps } from "./step-props.ts";

const OwnPlaceMap = lazy(async () => ({ default: (await import("../own-place-map.tsx")).OwnPlaceMap }));
const LinkButton = createLink(Button);

const fields = ["own_place_id"] as const;

export function PlaceStep({ current, setup, isOpen, isSettingUp }: StepProps) {
  const t = useWords();
  const form = useStepForm(fields, current);
  const setting = useSetting(current);
  const options = usePlaceOptions();
  const place = setup.own_place;
  return (
    <StepFrame
      step="place"
      current={current}
      form={form}
      isOpen={isOpen}
      isSettingUp={isSettingUp}
      help={t("setup_place_help")}
    >
      {options.length === 0 ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px" }}>
          <Typography sx={{ flex: "1 1 240px" }}>{t("setup_place_none")}</Typography>
          <LinkButton variant="outlined" {...linkTo("/companies", { company: "new" })}>
            {t("setup_place_make")}
          </LinkButton>
        </Box>
      ) : (
        <SearchChoice {...setting("own_place_id")} options={options} />
      )}
      {place && (
        <>
          {!place.has_boundary && <NoBoundary />}
          <Suspense fallback={<Box sx={{ height: 230 }} />}>
            <OwnPlaceMap key={place.id} place={place} />
          </Suspense>
        </>
      )}
    </StepFrame>
  );
}

function NoBoundary() {
  const t = useWords();
  return (
    <Notice status="info" icon="info-circle">
      {t("setup_boundary_text")}{" "}
      <LinkButton size="small" {...linkTo("/companies", { boundaries: "new" })}>
        {t("setup_boundary_load")}
      </LinkButton>
    </Notice>
  );
}
