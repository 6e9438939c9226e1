// A forgotten password: asks for a link, or says whom to ask where no mail is sent. The answer is the same for every address.
import { useEffect, useRef, useState, type FormEvent } from "react";
import { pageConfig } from "../api/page-config.ts";
import { request } from "../api/request.ts";
import { loginAddress } from "../api/sign-in-page.ts";
import { FailureBlock } from "./failure-block.tsx";
import { failureOf, type Failure } from "./failure.ts";
import { Field } from "./field.tsx";
import { Done } from "./glyphs.tsx";
import type { Say } from "./page-words.ts";

export function ForgottenForm({ say }: { say: Say }) {
  return (
    <>
      {pageConfig().has_mail ? <AskForm say={say} /> : <NoMail say={say} />}
      <a className="back" href={loginAddress()}>
        {say("back_to_sign_in")}
      </a>
    </>
  );
}

function NoMail({ say }: { say: Say }) {
  const { organisation } = pageConfig();
  return (
    <div className="info">
      <p>{say("forgotten_no_mail")}</p>
      {organisation && <p>{say("forgotten_whom", { organisation })}</p>}
    </div>
  );
}

function AskForm({ say }: { say: Say }) {
  const [email, setEmail] = useState("");
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (email.trim() === "") return input.current?.focus();
    setBusy(true);
    setFailure(null);
    try {
      await request("password/email", { method: "POST", body: { email: email.trim() }, isQuiet: true });
      setSent(true);
    } catch (error) {
      setFailure(failureOf(error, ({ message }) => ({ kind: "refused", text: message })));
    }
    setBusy(false);
  };

  if (isSent)
    return (
      <div className="success" role="status">
        <Done />
        {say("forgotten_sent")}
      </div>
    );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {failure && <FailureBlock failure={failure} say={say} onOver={() => setFailure(null)} />}
      <Field
        ref={input}
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
      <button type="submit" className="main-button" aria-busy={isBusy}>
        {say(isBusy ? "forgotten_sending" : "forgotten_send")}
      </button>
    </form>
  );
}
