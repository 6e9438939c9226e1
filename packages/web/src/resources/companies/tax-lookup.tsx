// What the tax authority knows about the RUT in the form: proposed, never written over what was typed.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { normalRut, writtenRut } from "@atalaya/contract/domain/tax-id.ts";
import type { Taxpayer } from "@atalaya/contract/resources/companies/taxpayers.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { Draft } from "./company-draft.ts";

export function TaxLookup() {
  const t = useWords();
  const { control } = useFormContext<Draft>();
  const [type, id] = useWatch({ control, name: ["tax_id_type", "tax_id"] });
  const rut = type === "rut" ? normalRut(id ?? "") : null;
  // The form says itself what went wrong, and stays as it is.
  const lookup = useMutation<Taxpayer, ApiError, string>({
    mutationFn: (asked) => call("GET companies/siichile/:id", { id: asked, isQuiet: true }),
  });
  if (type !== "rut") return null;
  const found = lookup.data?.rut === rut ? lookup.data : undefined;
  return (
    <Box sx={{ mb: "12px" }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="search" />}
        disabled={rut === null || lookup.isPending}
        onClick={() => rut && lookup.mutate(rut)}
      >
        {t(lookup.isPending ? "tax_lookup_busy" : "tax_lookup")}
      </Button>
      <Box aria-live="polite">
        {lookup.isError && (
          <Typography color="error" sx={{ mt: "8px" }}>
            <Icon name="exclamation-circle" size={13} /> {lookup.error.message}
          </Typography>
        )}
        {found && !found.found && (
          <Typography color="textSecondary" sx={{ mt: "8px" }}>
            {t("tax_lookup_missing")}
          </Typography>
        )}
        {found?.found && <Found taxpayer={found} />}
      </Box>
    </Box>
  );
}

const mostActivities = 4;

function Found({ taxpayer: { rut, reason_social, activities, start_date } }: { taxpayer: Taxpayer }) {
  const t = useWords();
  const [language] = useLanguage();
  const { setValue } = useFormContext<Draft>();
  const [used, setUsed] = useState<string[]>([]);
  const put = (values: Partial<Draft>, key: string) => {
    for (const [field, value] of Object.entries(values))
      setValue(field as "activity", value as string, { shouldDirty: true, shouldValidate: true });
    setUsed([...used, key]);
  };
  const line = (key: string, text: string, label: string, values: Partial<Draft>) => (
    <Box key={key} sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 32 }}>
      <Typography sx={{ flex: 1, minWidth: 0 }}>{text}</Typography>
      <Button
        variant="text"
        disabled={used.includes(key)}
        aria-label={`${label}: ${text}`}
        onClick={() => put(values, key)}
      >
        {label}
      </Button>
    </Box>
  );
  return (
    <Box sx={{ mt: "8px", p: "8px 12px", borderRadius: "8px", bgcolor: "background.default" }}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        {writtenRut(rut)}
        {start_date && ` · ${t("tax_lookup_since", { day: formatDay(start_date, language) })}`}
      </Typography>
      {reason_social && line("name", reason_social, t("tax_lookup_name"), { reason_social })}
      {activities.slice(0, mostActivities).map(({ code, description }) =>
        line(
          `activity ${code} ${description}`,
          [code, description].filter(Boolean).join(" "),
          t("tax_lookup_activity"),
          {
            activity_code: code,
            activity: description,
          },
        ),
      )}
    </Box>
  );
}
