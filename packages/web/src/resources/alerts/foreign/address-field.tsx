// The address of a feed or of a message: what it announces is looked at, and one is chosen.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import type { AlertImport, ForeignMessage, ForeignMessages } from "@atalaya/contract/resources/alerts/imports.ts";
import { call } from "../../../api/call.ts";
import type { ApiError } from "../../../api/request.ts";
import { formatInstant } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

type Asked = Partial<AlertImport>;

export function AddressField() {
  const t = useWords();
  const { setValue, formState } = useFormContext<Asked>();
  const [typed, setTyped] = useState("");
  const { data, error, isPending, mutate, reset } = useMutation<ForeignMessages, ApiError, string>({
    mutationFn: (address) => call("GET alerts/import/messages", { query: { address } }),
    // One message alone needs no choosing.
    onSuccess: ({ data: found }) => setValue("address", found.length === 1 ? found[0]!.address : undefined),
  });
  const { address, file } = formState.errors;
  const problem = (error && (error.errors["address"]?.[0] ?? error.message)) ?? address?.message ?? file?.message;
  const look = () => mutate(typed.trim());
  return (
    <>
      <Box
        sx={{
          display: "flex",
          flexDirection: { xs: "column", sm: "row" },
          alignItems: { xs: "stretch", sm: "flex-start" },
          gap: "8px",
        }}
      >
        <TextField
          id="field-address"
          label={t("alert_foreign_address_label")}
          value={typed}
          placeholder="https://"
          type="url"
          onChange={({ target }) => {
            setTyped(target.value);
            reset();
            setValue("address", undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || data) return;
            event.preventDefault();
            look();
          }}
          error={Boolean(problem)}
          helperText={problem ?? t("alert_foreign_address_help")}
        />
        <Button
          variant="outlined"
          disabled={typed.trim() === "" || isPending}
          onClick={look}
          sx={{ mt: { xs: 0, sm: "22px" }, flex: "none" }}
        >
          {t(isPending ? "alert_foreign_looking" : "alert_foreign_look")}
        </Button>
      </Box>
      <div role="status">
        {data?.data.length === 0 && <Typography color="textSecondary">{t("alert_foreign_none")}</Typography>}
      </div>
      {data && data.data.length > 0 && <Announced messages={data.data} />}
    </>
  );
}

/** What the address announces, the newest first as feeds have it. */
function Announced({ messages }: { messages: readonly ForeignMessage[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { setValue } = useFormContext<Asked>();
  const address = useWatch<Asked>({ name: "address" }) as string | undefined;
  return (
    <RadioGroup
      aria-label={t("alert_foreign_announced")}
      value={address ?? ""}
      onChange={(_, chosen) => setValue("address", chosen, { shouldValidate: true })}
      sx={{
        flexWrap: "nowrap",
        maxHeight: 320,
        overflowY: "auto",
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
      }}
    >
      {messages.map((message) => (
        <FormControlLabel
          key={message.address}
          value={message.address}
          control={<Radio size="small" />}
          sx={{
            m: 0,
            p: "6px 12px 6px 4px",
            alignItems: "flex-start",
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
          label={
            <>
              <Typography component="span" sx={{ display: "block", pt: "7px" }}>
                {message.title}
              </Typography>
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: "block" }}>
                {[message.updated_at && formatInstant(message.updated_at, language), message.summary]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}
