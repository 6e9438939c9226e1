// The form: e-mail, password, "remember me". A refusal shows one block above the first field.
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Language } from "@atalaya/contract/text.ts";
import { ownAddress } from "../api/own-address.ts";
import type { LoginNotice } from "../api/sign-in-page.ts";
import { Field } from "./field.tsx";
import { Done } from "./glyphs.tsx";
import { FailureBlock } from "./failure-block.tsx";
import type { Say } from "./page-words.ts";
import { forgottenPath } from "./views.ts";
import { PasswordField } from "./password-field.tsx";
import type { Failure } from "./failure.ts";
import { signIn } from "./sign-in.ts";

type SignInFormProps = {
  say: Say;
  redirect: string;
  notice: LoginNotice | null;
  /** The language chosen on this visit; null leaves it to the account. */
  chosen: Language | null;
};

export function SignInForm({ say, redirect, notice, chosen }: SignInFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | "expired" | null>(notice === "expired" ? "expired" : null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => emailInput.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    const empty = email.trim() === "" ? emailInput : password === "" ? passwordInput : null;
    if (empty) return empty.current?.focus();
    setBusy(true);
    setFailure(null);
    const failed = await signIn({ email: email.trim(), password, remember }, redirect, chosen);
    // On success the page is on its way to another one: it stays busy until then.
    if (!failed) return;
    setBusy(false);
    setFailure(failed);
    passwordInput.current?.select();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {notice === "password_set" && !wasTried && (
        <div className="success" role="status">
          <Done />
          {say("password_set")}
        </div>
      )}
      {failure && <FailureBlock failure={failure} say={say} onOver={() => setFailure(null)} />}
      <Field
        ref={emailInput}
        label={say("email")}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wasTried && email.trim() === "" ? say("email_missing") : null}
      />
      <PasswordField
        ref={passwordInput}
        say={say}
        label={say("password")}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wasTried && password === "" ? say("password_missing") : null}
      />
      <div className="beside">
        <label className="check">
          <input
            type="checkbox"
            name="remember"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          {say("remember_me")}
        </label>
        <a href={ownAddress(forgottenPath)}>{say("forgotten_link")}</a>
      </div>
      <button type="submit" className="main-button" aria-busy={isBusy}>
        {say(isBusy ? "entering" : "enter")}
      </button>
    </form>
  );
}
