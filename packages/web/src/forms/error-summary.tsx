// What is wrong with a form, said once on top, with a way to each field.
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useFormContext, useFormState } from "react-hook-form";
import { useWords } from "../ui/words.ts";
import { Notice } from "./notice.tsx";

/** Shows after a refused save. Focus goes to the first field with an error. */
type ErrorSummaryProps = {
  labelOf: (field: string) => string;
  /** Brings a field to where it can be seen: into the open tab. */
  onReveal?: ((field: string) => void) | undefined;
};

export function ErrorSummary({ labelOf, onReveal }: ErrorSummaryProps) {
  const t = useWords();
  const { setFocus, control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const fields = Object.keys(errors).filter((field) => field !== "root");
  const block = useRef<HTMLDivElement>(null);
  const isShown = submitCount > 0 && (fields.length > 0 || errors.root);

  useEffect(() => {
    if (isShown) block.current?.scrollIntoView({ block: "nearest" });
  }, [submitCount, isShown]);

  const first = fields[0];
  const reveal = useRef(onReveal);
  reveal.current = onReveal;
  useEffect(() => {
    if (submitCount > 0 && first) reveal.current?.(first);
  }, [submitCount, first]);

  if (!isShown) return null;
  return (
    <div ref={block}>
      <Notice status="error" icon="exclamation-circle" role="alert">
        {errors.root?.message && (
          <Box component="p" sx={{ m: 0 }}>
            {String(errors.root.message)}
          </Box>
        )}
        {fields.length > 0 && (
          <>
            <b>{fields.length === 1 ? t("form_errors_one") : t("form_errors_many", { count: fields.length })}</b>{" "}
            {fields.map((field, index) => (
              <span key={field}>
                {index > 0 && ", "}
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  underline="always"
                  onClick={() => {
                    if (onReveal) flushSync(() => onReveal(field));
                    setFocus(field);
                  }}
                >
                  {labelOf(field)}
                </Link>
              </span>
            ))}
          </>
        )}
      </Notice>
    </div>
  );
}
