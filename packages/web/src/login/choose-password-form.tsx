// Choosing a password by a one-time link: an invitation, or a forgotten password. Leads to signing in.
import { useEffect, useRef, useState, type FormEvent } from "react";
import { ownAddress } from "../api/own-address.ts";
import { ApiError, request } from "../api/request.ts";
import { goToLogin, loginAddress } from "../api/sign-in-page.ts";
import { FailureBlock } from "./failure-block.tsx";
import { failureOf, type Failure } from "./failure.ts";
import { Warning } from "./glyphs.tsx";
import type { Say } from "./page-words.ts";
import { PasswordField } from "./password-field.tsx";
import { forgottenPath, linkToken } from "./views.ts";

const shortest = 10;

type Found = { password: string | null; again: string | null };

export function ChoosePasswordForm({ say }: { say: Say }) {
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isDead, setDead] = useState(linkToken() === "");
  const [failure, setFailure] = useState<Failure | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const found: Found = {
    password: password.length < shortest ? say("password_short") : null,
    again: again === password ? null : say("password_mismatch"),
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    const wrong = found.password ? first : found.again ? second : null;
    if (wrong) return wrong.current?.focus();
    setBusy(true);
    setFailure(null);
    try {
      const body = { token: linkToken(), password, password_confirmation: again };
      await request("password/reset", { method: "POST", body, isQuiet: true });
      goToLogin({ notice: "password_set" });
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.errors["token"]) setDead(true);
      else setFailure(failureOf(error, refused));
    }
  };

  if (isDead) return <DeadLink say={say} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {failure && <FailureBlock failure={failure} say={say} onOver={() => setFailure(null)} />}
      <PasswordField
        ref={first}
        say={say}
        label={say("password_new")}
        autoComplete="new-password"
        help={say("password_short")}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wasTried ? found.password : null}
      />
      <PasswordField
        ref={second}
        say={say}
        label={say("password_again")}
        name="password_confirmation"
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={wasTried ? found.again : null}
      />
      <button type="submit" className="main-button" aria-busy={isBusy}>
        {say(isBusy ? "password_saving" : "password_save")}
      </button>
    </form>
  );
}

const refused = ({ errors, message }: ApiError): Failure => ({
  kind: "refused",
  text: Object.values(errors)[0]?.[0] ?? message,
});

function DeadLink({ say }: { say: Say }) {
  return (
    <>
      <div className="failure" role="alert">
        <Warning />
        <span>
          <strong>{say("link_dead_title")}</strong>
          <br />
          {say("link_dead_text")}
        </span>
      </div>
      <a className="back" href={ownAddress(forgottenPath)}>
        {say("link_ask_new")}
      </a>
      <a className="back" href={loginAddress()}>
        {say("back_to_sign_in")}
      </a>
    </>
  );
}
