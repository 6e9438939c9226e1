// A field of the sign-in form: label above, help or error in a line of its own that is always there.
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { Warning } from "./glyphs.tsx";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error: string | null;
  /** Shown where the error would be. */
  hint?: ReactNode;
  /** A button inside the field, at its end. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function Field({ label, error, hint, end, ref, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <input {...input} id={id} ref={ref} aria-invalid={error !== null} aria-describedby={`${id}-help`} />
        {end}
      </div>
      <div id={`${id}-help`} className={error ? "help error" : "help"} aria-live="polite">
        {error ? (
          <>
            <Warning />
            {error}
          </>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
