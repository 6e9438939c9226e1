// The password: it can be shown, and the page says when Caps Lock is on.
import { useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from "react";
import { Field } from "./field.tsx";
import { CapsLock, Eye } from "./glyphs.tsx";
import type { Say } from "./page-words.ts";

type PasswordFieldProps = Pick<ComponentProps<typeof Field>, "label" | "value" | "onChange" | "error" | "ref"> & {
  say: Say;
  autoComplete: "current-password" | "new-password";
  name?: string;
  /** Shown while Caps Lock is off. */
  help?: string;
};

export function PasswordField({ say, help, name = "password", ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const hint = isCapsLockOn ? (
    <span className="caps-lock">
      <CapsLock />
      {say("caps_lock_on")}
    </span>
  ) : (
    help
  );
  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      name={name}
      autoCapitalize="off"
      spellCheck={false}
      hint={hint}
      onKeyDown={watch}
      onKeyUp={watch}
      onMouseDown={watch}
      onBlur={() => setCapsLock(false)}
      end={
        <button
          type="button"
          className="icon-button"
          aria-pressed={isShown}
          aria-label={say(isShown ? "password_hide" : "password_show")}
          title={say(isShown ? "password_hide" : "password_show")}
          onClick={() => setShown(!isShown)}
        >
          <Eye isCrossed={isShown} />
        </button>
      }
    />
  );
}
