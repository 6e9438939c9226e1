// The form: e-mail, password, "remember me". A refusal shows one block above the first field.
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { LoginNotice } from "../api/sign-in-page.ts";
import { Field } from "./field.tsx";
import { Warning } from "./glyphs.tsx";
import type { Say } from "./page-words.ts";
import { PasswordField } from "./password-field.tsx";
import { signIn, type Failure } from "./sign-in.ts";

type SignInFormProps = { say: Say; redirect: string; notice: LoginNotice | null };

export function SignInForm({ say, redirect, notice }: SignInFormProps) {
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
    const failed = await signIn({ email: email.trim(), password, remember }, redirect);
    // On success the page is on its way to another one: it stays busy until then.
    if (!failed) return;
    setBusy(false);
    setFailure(failed);
    passwordInput.current?.select();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
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
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wasTried && password === "" ? say("password_missing") : null}
      />
      <label className="check">
        <input
          type="checkbox"
          name="remember"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {say("remember_me")}
      </label>
      <button type="submit" className="main-button" aria-busy={isBusy}>
        {say(isBusy ? "entering" : "enter")}
      </button>
    </form>
  );
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

function textOf(failure: Failure | "expired", say: Say): string {
  if (failure === "expired") return say("token_has_expired");
  switch (failure.kind) {
    case "too_many":
      return say("login_too_many", { seconds: secondsUntil(failure.until) });
    case "offline":
      return say("login_offline");
    case "server":
      return say("problem.internal");
    case "credentials":
      return say("problem.credentials");
  }
}

type FailureBlockProps = { failure: Failure | "expired"; say: Say; onOver: () => void };

/** Read aloud once when it appears; the seconds that count down after that are only seen. */
function FailureBlock({ failure, say, onOver }: FailureBlockProps) {
  const [, tick] = useState(0);
  const until = failure !== "expired" && failure.kind === "too_many" ? failure.until : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => (secondsUntil(until) === 0 ? onOver() : tick((count) => count + 1)), 1000);
    return () => clearInterval(timer);
  }, [until, onOver]);
  return (
    <div className="failure" role={until === null ? "alert" : undefined}>
      <Warning />
      <span aria-hidden={until !== null}>{textOf(failure, say)}</span>
      {until !== null && <Announcement text={textOf(failure, say)} />}
    </div>
  );
}

function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <span role="alert" className="unseen">
      {first}
    </span>
  );
}
