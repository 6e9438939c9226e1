// The frame of a small form: what went wrong as a whole, the fields, and one button.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormProvider, useFormState, type FieldValues } from "react-hook-form";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import type { useCallForm } from "../../screens/use-call-form.ts";

type AccountFormProps<V extends FieldValues> = {
  controller: ReturnType<typeof useCallForm<V>>;
  saveLabel: string;
  children: ReactNode;
};

const noKeys: readonly string[] = [];

export function AccountForm<V extends FieldValues>({ controller, saveLabel, children }: AccountFormProps<V>) {
  const { form, failure, submit } = controller;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  return (
    <FormProvider {...form}>
      <LeaveGuard hasUnsaved={() => isDirty} keys={noKeys} isKept={false} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {failure && (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {failure}
          </Notice>
        )}
        {children}
        <Button type="submit" variant="contained" disabled={!isDirty || isSubmitting} sx={{ mt: "4px" }}>
          {saveLabel}
        </Button>
      </Box>
    </FormProvider>
  );
}
