// What is wrong with a form, said once on top, with a way to each field.
import { useEffect, useEffectEvent, useRef } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useFormContext, useFormState } from "react-hook-form";
import { useWords } from "../ui/words.ts";
import { fieldsWithErrors, firstWrongIn, inScreenOrder, isFieldOnScreen } from "./field-paths.ts";
import { isFieldOf } from "./form-fields.ts";
import { Notice } from "./notice.tsx";

type ErrorSummaryProps = {
  labelOf: (field: string) => string;
  /** Brings a field into view that lies in a part of the form that is not shown now. */
  onReveal?: ((field: string) => void) | undefined;
};

const focusList = (name: string) => {
  const element = document.getElementById(`field-${name}`);
  if (element?.role === "group") element.focus();
};

/** Shows after a refused save, in the order of the screen. Focus goes to the first field with an error. */
export function ErrorSummary({ labelOf, onReveal }: ErrorSummaryProps) {
  const t = useWords();
  const { setFocus, control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const found = fieldsWithErrors(errors, isFieldOnScreen);
  const fields = inScreenOrder(found.map(({ name }) => name));
  /** What the server refused is told even where nothing was sent from this form: a step of the review. */
  const refused = found.filter(({ type }) => type === "server").map(({ name }) => name);
  const block = useRef<HTMLDivElement>(null);
  const isShown = (submitCount > 0 || refused.length > 0 || errors.root) && (fields.length > 0 || errors.root);

  const lead = (field: string) => {
    onReveal?.(field);
    requestAnimationFrame(() => {
      const wrong = firstWrongIn(field, errors, (name) => isFieldOf(control, name));
      setFocus(wrong);
      // A list whose rows are all right is no field: it takes the focus as a whole.
      if (wrong === field) focusList(field);
      // It may have had the focus already, out of sight.
      const { activeElement } = document;
      (activeElement?.closest("[data-row]") ?? activeElement)?.scrollIntoView({ block: "nearest" });
    });
  };

  const show = useEffectEvent(() => {
    if (!isShown) return;
    block.current?.scrollIntoView({ block: "nearest" });
    if (fields[0]) lead(fields[0]);
  });
  /** Every attempt, and everything else that the server refuses. */
  const occasion = `${submitCount} ${refused.join()}`;
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    if (shownFor.current === occasion) return;
    shownFor.current = occasion;
    show();
  }, [occasion]);

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
                <Link component="button" type="button" color="inherit" underline="always" onClick={() => lead(field)}>
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
