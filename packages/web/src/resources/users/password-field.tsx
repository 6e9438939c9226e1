// A password for a new person, or a new one for somebody who has one already: then it is asked for first.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { useFormContext } from "react-hook-form";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import type { Draft } from "./user-draft.ts";

/** Undefined in the form means that the present password is kept. */
export function PasswordField({ isNew }: { isNew: boolean }) {
  const t = useWords();
  const { setValue, resetField, watch } = useFormContext<Draft>();
  const isAsked = watch("password") !== undefined;
  if (isAsked)
    return (
      <Box>
        <PasswordInput isNew={isNew} />
        <Button variant="text" onClick={() => resetField("password")} sx={{ ml: "-12px" }}>
          {t(isNew ? "user_password_by_link" : "user_password_keep")}
        </Button>
      </Box>
    );
  return (
    <Box>
      <FormLabel component="p" sx={{ m: 0, mb: "4px", lineHeight: "16px", color: "text.secondary" }}>
        {t("label.users.password")}
      </FormLabel>
      <Button
        variant="outlined"
        startIcon={<Icon name="key" />}
        onClick={() => setValue("password", "", { shouldDirty: true })}
        sx={{ height: size("field") }}
      >
        {t(isNew ? "user_password_now" : "user_password_set")}
      </Button>
      {isNew && <FormHelperText>{t("user_password_invited")}</FormHelperText>}
    </Box>
  );
}

function PasswordInput({ isNew }: { isNew: boolean }) {
  const t = useWords();
  const { field, ref, error } = useBound("password");
  const [isShown, setShown] = useState(false);
  const toggle = t(isShown ? "password_hide" : "password_show");
  return (
    <TextField
      {...field}
      id="field-password"
      inputRef={ref}
      value={field.value ?? ""}
      autoFocus
      label={t(isNew ? "label.users.password" : "user_password_new")}
      type={isShown ? "text" : "password"}
      required
      autoComplete="new-password"
      error={error !== undefined}
      helperText={helpOrError(t(isNew ? "user_password_help" : "user_password_ends"), error)}
      slotProps={{
        htmlInput: { spellCheck: false },
        input: {
          sx: { pr: "4px" },
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={toggle}>
                <IconButton
                  aria-label={toggle}
                  aria-pressed={isShown}
                  onClick={() => setShown(!isShown)}
                  sx={{ width: 28, height: 28 }}
                >
                  <Icon name={isShown ? "eye-slash" : "eye"} size={14} />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
