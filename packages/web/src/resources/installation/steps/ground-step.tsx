// On what the map is drawn: what is included, a service that others run, or an address of one's own.
import { lazy, Suspense } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormContext, useWatch } from "react-hook-form";
import { groundServices } from "@atalaya/contract/domain/grounds.ts";
import type { Ground } from "@atalaya/contract/resources/grounds.ts";
import type { Setup } from "@atalaya/contract/resources/installation.ts";
import { ownAddress } from "../../../api/own-address.ts";
import { TextInput } from "../../../forms/fields.tsx";
import { useGroundList } from "../../../screens/ground/use-grounds.ts";
import { useWords } from "../../../ui/words.ts";
import { GroundDrop } from "../grounds/ground-drop.tsx";
import { ReliefRows } from "../grounds/relief-rows.tsx";
import { GroundRows, noAddresses } from "../ground-rows.tsx";
import { useSetting } from "../setting.ts";
import { StepFrame } from "../step-frame.tsx";
import { useStepForm, type Values } from "../use-step-form.ts";
import type { StepProps } from "./step-props.ts";

const GroundPreview = lazy(async () => ({ default: (await import("../ground-preview.tsx")).GroundPreview }));

const fields = [
  "ground",
  "map_style_url",
  "map_style_dark_url",
  "map_raster_url",
  "map_raster_attribution",
  "map_pmtiles_url",
  "ground_id",
] as const;

export function GroundStep({ current, setup, isOpen, isSettingUp }: StepProps) {
  const t = useWords();
  const form = useStepForm(fields, current);
  const isLocked = current.locked.ground !== undefined;
  const { list } = useGroundList();
  const choose = (made: Ground) => {
    // Who has chosen a file already brings one more beside it.
    if (isLocked || made.kind === "relief" || form.form.getValues("ground") === "file") return;
    for (const [field, value] of Object.entries({ ...noAddresses, ground: "file", ground_id: made.id }))
      form.form.setValue(field as "ground", value as "file", { shouldDirty: true });
  };
  return (
    <StepFrame
      step="ground"
      current={current}
      form={form}
      isOpen={isOpen}
      isSettingUp={isSettingUp}
      implied={{ ground: "included" }}
      help={t("setup_ground_quiet")}
    >
      <GroundDrop onMade={choose} />
      <GroundRows isLocked={isLocked} files={list} />
      <Addresses current={current} />
      <ReliefRows files={list} />
      <Typography variant="h4" component="h3" sx={{ m: "12px 0 8px" }}>
        {t("setup_ground_now")}
      </Typography>
      <Suspense fallback={<Box sx={{ height: 240 }} />}>
        <Preview place={setup.own_place} files={list} />
      </Suspense>
    </StepFrame>
  );
}

/** A file is seen before it is saved; an address only afterwards, since nothing of it is asked for before. */
function Preview({ place, files }: { place: Setup["own_place"]; files: Ground[] }) {
  const [ground, ground_id] = useWatch<Values, ["ground", "ground_id"]>({ name: ["ground", "ground_id"] });
  const file = ground === "file" ? files.find(({ id }) => id === ground_id) : undefined;
  return (
    <GroundPreview
      place={place}
      file={file}
      pick={file?.id ?? ((ground ?? "included") === "included" ? "included" : "configured")}
    />
  );
}

/** Fields of an address of one's own; those of a service are known. */
function Addresses({ current }: Pick<StepProps, "current">) {
  const t = useWords();
  const setting = useSetting(current);
  const fromHere = t("setup_ground_here", { from: window.location.origin + ownAddress("/") });
  const { getValues } = useFormContext<Values>();
  const ground = useWatch<Values, "ground">({ name: "ground" });
  const [style, raster] = [
    useWatch<Values, "map_style_url">({ name: "map_style_url" }),
    useWatch<Values, "map_raster_url">({ name: "map_raster_url" }),
  ];
  const isService = groundServices.some((it) =>
    it.ground === "style"
      ? ground === "style" && it.map_style_url === style
      : ground === "raster" && it.map_raster_url === raster,
  );
  if (isService && getValues("ground") !== null && current.locked.ground === undefined) return null;
  return (
    <>
      {ground === "style" && (
        <>
          <TextInput {...setting("map_style_url", fromHere)} isRequired isNullable />
          <TextInput {...setting("map_style_dark_url")} isNullable />
        </>
      )}
      {ground === "raster" && (
        <>
          <TextInput {...setting("map_raster_url")} isRequired isNullable />
          <TextInput {...setting("map_raster_attribution", t("setup_ground_credit_help"))} />
        </>
      )}
      {ground === "pmtiles" && <TextInput {...setting("map_pmtiles_url", fromHere)} isRequired isNullable />}
    </>
  );
}
