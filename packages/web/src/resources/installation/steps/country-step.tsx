// Which country's places, laws and variables the console begins with: packs, rehearsed and loaded; time zone and currency of new places.
import { useState } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { useFormContext } from "react-hook-form";
import type { PackSummary } from "@atalaya/contract/resources/packs.ts";
import { TextInput } from "../../../forms/fields.tsx";
import { Row } from "../../../forms/section.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { usePacks } from "../../packs/queries.ts";
import { PackLoading } from "../pack-loading.tsx";
import { useSetting } from "../setting.ts";
import { StepFrame } from "../step-frame.tsx";
import { useStepForm, type Values } from "../use-step-form.ts";
import type { StepProps } from "./step-props.ts";

const RouteLink = createLink(Link);

const fields = ["timezone", "currency"] as const;

export function CountryStep({ current, isOpen, isSettingUp }: StepProps) {
  const t = useWords();
  const form = useStepForm(fields, current);
  const setting = useSetting(current);
  return (
    <StepFrame
      step="country"
      current={current}
      form={form}
      isOpen={isOpen}
      isSettingUp={isSettingUp}
      help={t("setup_country_help")}
    >
      <Packs />
      <Row>
        <TextInput {...setting("timezone", t("setup_zone_help"))} placeholder="America/Santiago" isNullable />
        <TextInput {...setting("currency", t("setup_currency_help"))} placeholder="CLP" isNullable />
      </Row>
      <RouteLink to="/ajustes/paquetes">{t("setup_pack_more")}</RouteLink>
    </StepFrame>
  );
}

function Packs() {
  const t = useWords();
  const { setValue, getValues } = useFormContext<Values>();
  const packs = usePacks().data?.data.filter(({ rules, version }) => rules !== null && version !== null) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const pack = packs.find(({ key }) => key === (chosen ?? packs.find(({ loaded }) => loaded)?.key));
  /** What its country usually has, where nobody said otherwise. */
  const takeOver = ({ rules }: PackSummary) => {
    for (const field of fields)
      if (rules && !getValues(field)) setValue(field, rules[field], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box sx={{ mb: "16px", border: 1, borderColor: "divider", borderRadius: "8px", overflow: "hidden" }}>
      <Box role="radiogroup" aria-label={t("setup_name.country")}>
        {packs.map((it) => (
          <PackRow key={it.key} pack={it} isChosen={it.key === pack?.key} onChoose={() => setChosen(it.key)} />
        ))}
      </Box>
      {pack && <PackLoading key={pack.key} pack={pack} onLoaded={() => takeOver(pack)} />}
    </Box>
  );
}

type PackRowProps = { pack: PackSummary; isChosen: boolean; onChoose: () => void };

function PackRow({ pack, isChosen, onChoose }: PackRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const title = pack.title[language];
  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: "8px",
        padding: "8px 16px 8px 8px",
        cursor: "pointer",
        borderBottom: 1,
        borderColor: "divider",
        backgroundColor: isChosen ? theme.vars.palette.soft : undefined,
      })}
    >
      <Radio name="country" checked={isChosen} onChange={onChoose} slotProps={{ input: { "aria-label": title } }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {t("setup_pack_version", { version: pack.version ?? "" })} ·{" "}
          {pack.counts.places === 0
            ? t("setup_pack_rules")
            : t("setup_places", { count: formatNumber(pack.counts.places, language) })}
        </Typography>
      </Box>
      {pack.loaded && <Tag label={t("setup_pack_loaded")} icon="check-circle" status="success" />}
    </Box>
  );
}
