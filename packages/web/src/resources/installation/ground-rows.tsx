// The grounds to choose from, each with what it needs and under which terms it comes.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { useFormContext, useWatch } from "react-hook-form";
import { groundServices, type Ground as GroundKind } from "@atalaya/contract/domain/grounds.ts";
import type { Ground } from "@atalaya/contract/resources/grounds.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { GroundActions } from "./grounds/ground-actions.tsx";
import { FileNotes, groundFacts } from "./grounds/ground-facts.tsx";
import type { Values } from "./use-step-form.ts";

/** Addresses, or the file, that belong to one choice: another one begins without them. */
export const noAddresses = {
  map_style_url: null,
  map_style_dark_url: null,
  map_raster_url: null,
  map_raster_attribution: null,
  map_pmtiles_url: null,
  ground_id: null,
} satisfies Values;

type Service = (typeof groundServices)[number];

const addressesOf = (service: Service): Values =>
  service.ground === "style"
    ? { map_style_url: service.map_style_url, map_style_dark_url: service.map_style_dark_url }
    : { map_raster_url: service.map_raster_url, map_raster_attribution: service.map_raster_attribution };

const isChosen = (service: Service, { ground, map_style_url, map_raster_url }: Values) =>
  ground === service.ground &&
  (service.ground === "style" ? map_style_url === service.map_style_url : map_raster_url === service.map_raster_url);

const ownGrounds = ["style", "raster", "pmtiles"] as const;

export function GroundRows({ isLocked, files }: { isLocked: boolean; files: readonly Ground[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { setValue } = useFormContext<Values>();
  const values = useWatch<Values>() as Values;
  const choose = (ground: GroundKind, addresses: Values) => {
    for (const [field, value] of Object.entries({ ...noAddresses, ...addresses, ground }))
      setValue(field as "ground", value as GroundKind, { shouldDirty: true });
  };
  const service = groundServices.find((it) => isChosen(it, values));
  return (
    <Box
      role="radiogroup"
      aria-label={t("setup_ground_kinds")}
      sx={{ mb: "12px", border: 1, borderColor: "divider", borderRadius: "8px", overflow: "hidden" }}
    >
      <GroundRow
        title={t("setup_ground.included")}
        text={t("setup_ground_text.included")}
        isChosen={(values.ground ?? "included") === "included"}
        isLocked={isLocked}
        onChoose={() => choose("included", {})}
      />
      {files
        .filter(({ kind }) => kind !== "relief")
        .map((file) => (
          <GroundRow
            key={file.id}
            title={file.title}
            text={groundFacts(file, t, language)}
            isChosen={values.ground === "file" && values.ground_id === file.id}
            isLocked={isLocked}
            onChoose={() => choose("file", { ground_id: file.id })}
            actions={<GroundActions ground={file} />}
          >
            <FileNotes file={file} />
          </GroundRow>
        ))}
      {groundServices.map((it) => (
        <GroundRow
          key={it.key}
          title={it.name}
          text={t("setup_ground_online")}
          isChosen={service?.key === it.key}
          isLocked={isLocked}
          onChoose={() => choose(it.ground, addressesOf(it))}
        >
          {it.terms[language]}{" "}
          <Link href={it.terms_url} target="_blank" rel="noreferrer">
            {t("setup_ground_terms", { service: it.name })}
          </Link>
        </GroundRow>
      ))}
      {ownGrounds.map((ground) => (
        <GroundRow
          key={ground}
          title={`${t("setup_ground_own")}: ${t(`setup_ground.${ground}`)}`}
          text={t(`setup_ground_text.${ground}`)}
          isChosen={values.ground === ground && !service}
          isLocked={isLocked}
          onChoose={() => choose(ground, {})}
        />
      ))}
    </Box>
  );
}

type GroundRowProps = {
  title: string;
  text: string;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
  actions?: ReactNode;
  /** What is to be known before it is chosen. */
  children?: ReactNode;
};

function GroundRow({ title, text, isChosen, isLocked, onChoose, actions, children }: GroundRowProps) {
  return (
    <Box
      sx={(theme) => ({
        display: "flex",
        alignItems: "flex-start",
        gap: "4px",
        padding: "6px 16px 8px 6px",
        "& + &": { borderTop: 1, borderColor: "divider" },
        backgroundColor: isChosen ? theme.vars.palette.soft : undefined,
      })}
    >
      <Radio
        name="ground"
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
        slotProps={{ input: { "aria-label": title } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: "7px" }}>
        <Typography sx={{ fontWeight: 600, cursor: "pointer" }} onClick={() => isLocked || onChoose()}>
          {title}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {text}
        </Typography>
        {children && (
          <Typography variant="caption" component="p" sx={{ m: "2px 0 0" }}>
            {children}
          </Typography>
        )}
      </Box>
      {actions}
    </Box>
  );
}
