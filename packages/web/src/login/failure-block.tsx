// Why something failed, in one block above the first field.
import { useEffect, useState } from "react";
import type { Failure } from "./failure.ts";
import { Warning } from "./glyphs.tsx";
import type { Say } from "./page-words.ts";

const secondsBetween = (now: number, instant: number) => Math.max(0, Math.ceil((instant - now) / 1000));

function textOf(failure: Failure | "expired", now: number, say: Say): string {
  if (failure === "expired") return say("token_has_expired");
  switch (failure.kind) {
    case "too_many":
      return say("login_too_many", { seconds: secondsBetween(now, failure.until) });
    case "offline":
      return say("login_offline");
    case "server":
      return say("problem.internal");
    case "credentials":
      return say("problem.credentials");
    case "refused":
      return failure.text;
  }
}

type FailureBlockProps = { failure: Failure | "expired"; say: Say; onOver: () => void };

/** Read aloud once when it appears; the seconds that count down after that are only seen. */
export function FailureBlock({ failure, say, onOver }: FailureBlockProps) {
  const [now, setNow] = useState(Date.now);
  const until = failure !== "expired" && failure.kind === "too_many" ? failure.until : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => (Date.now() >= until ? onOver() : setNow(Date.now())), 1000);
    return () => clearInterval(timer);
  }, [until, onOver]);
  const text = textOf(failure, now, say);
  return (
    <div className="failure" role={until === null ? "alert" : undefined}>
      <Warning />
      <span aria-hidden={until !== null}>{text}</span>
      {until !== null && <Announcement text={text} />}
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
