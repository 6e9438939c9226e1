// A field of rich text. The editor comes when the first one is shown, as a chunk of its own.
import { lazy, Suspense, useId } from "react";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import Skeleton from "@mui/material/Skeleton";
import { helpOrError, useBound, type FieldProps } from "../field-parts.tsx";

const QuillEditor = lazy(async () => ({ default: (await import("./quill-editor.tsx")).QuillEditor }));

const editorHeight = 222;

/** Its value is HTML; "" where nothing is written. The server cleans what it is sent. */
export function RichTextInput({ name, label, help, isRequired = false, isReadOnly = false }: FieldProps) {
  const { field, ref, error } = useBound(name);
  const [labelId, helpId] = [useId(), useId()];
  return (
    <Box>
      <InputLabel id={labelId} required={isRequired} component="span" sx={{ display: "block" }}>
        {label}
      </InputLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={editorHeight} />}>
        <QuillEditor
          id={`field-${name}`}
          label={label}
          labelId={labelId}
          helpId={helpId}
          value={String(field.value ?? "")}
          onChange={field.onChange}
          onBlur={field.onBlur}
          reference={ref}
          isReadOnly={isReadOnly}
          isRequired={isRequired}
          isWrong={error !== undefined}
        />
      </Suspense>
      <FormHelperText id={helpId} error={error !== undefined}>
        {helpOrError(help, error)}
      </FormHelperText>
    </Box>
  );
}
