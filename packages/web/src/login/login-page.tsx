// The login page: the form on its own surface, the organisation and a drawn relief beside it where there is room.
import { useEffect, useState } from "react";
import { languages, type Language } from "@atalaya/contract/text.ts";
import { keepLanguage, storedLanguage } from "../api/locale.ts";
import { ownAddress } from "../api/own-address.ts";
import { pageConfig } from "../api/page-config.ts";
import type { LoginNotice } from "../api/sign-in-page.ts";
import { Logo } from "../ui/logo.tsx";
import { ChoosePasswordForm } from "./choose-password-form.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { Done } from "./glyphs.tsx";
import { MaintenanceBand } from "./maintenance-band.tsx";
import { wordsIn, type LoginWordKey, type Say } from "./page-words.ts";
import { SignInForm } from "./sign-in-form.tsx";
import type { View } from "./views.ts";

type LoginPageProps = { view: View; redirect: string; notice: LoginNotice | null };

const titles: Record<View, { title: LoginWordKey; text: LoginWordKey }> = {
  sign_in: { title: "sign_in", text: "product_purpose" },
  forgotten: { title: "forgotten_title", text: "forgotten_text" },
  reset: { title: "reset_title", text: "reset_text" },
  invitation: { title: "invitation_title", text: "invitation_text" },
};

export function LoginPage({ view, redirect, notice }: LoginPageProps) {
  const { app_name, organisation, locale, has_mail } = pageConfig();
  const { title, text } = titles[view];
  const [language, setLanguage] = useState<Language>(() => storedLanguage() ?? locale);
  const [chosen, setChosen] = useState<Language | null>(null);
  const say = wordsIn(language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${say(title)} · ${organisation ?? app_name}`;
  });
  const change = (wanted: Language) => {
    keepLanguage(wanted);
    setLanguage(wanted);
    setChosen(wanted);
  };
  return (
    <div className="page">
      <main className="panel">
        <header>
          <span className="brand">
            <Logo />
            {app_name}
          </span>
          <LanguageSwitch label={say("login_language")} language={language} onChange={change} />
        </header>
        <MaintenanceBand say={say} language={language} />
        <div className="form">
          <h1>{say(title)}</h1>
          <p className="purpose">{(view !== "forgotten" || has_mail) && say(text)}</p>
          {view === "sign_in" && <SignInForm say={say} redirect={redirect} notice={notice} chosen={chosen} />}
          {view === "forgotten" && <ForgottenForm say={say} />}
          {(view === "reset" || view === "invitation") && <ChoosePasswordForm say={say} />}
        </div>
        <Organisation className="organisation-line" />
        <PublicPages say={say} language={language} />
      </main>
      <aside className="relief">
        <Organisation className="organisation-card" />
      </aside>
      {notice === "signed_out" && <SignedOut say={say} />}
    </div>
  );
}

type LanguageSwitchProps = { label: string; language: Language; onChange: (language: Language) => void };

function LanguageSwitch({ label, language, onChange }: LanguageSwitchProps) {
  return (
    <div className="languages" role="group" aria-label={label}>
      {languages.map((it) => (
        <button
          key={it}
          type="button"
          lang={it}
          aria-pressed={it === language}
          title={pageConfig().locales[it]}
          onClick={() => onChange(it)}
        >
          {it.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** First letters of the first two words that begin with a capital. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("");

/** Who runs this installation; nothing where the operator did not say. */
function Organisation({ className }: { className: string }) {
  const { organisation, organisation_unit, logo } = pageConfig();
  if (!organisation) return null;
  return (
    <div className={className}>
      {logo ? (
        <img className="organisation-logo" src={logo} alt="" />
      ) : (
        <span className="initials" aria-hidden="true">
          {initialsOf(organisation)}
        </span>
      )}
      <span>
        <strong>{organisation}</strong>
        {organisation_unit && <small>{organisation_unit}</small>}
      </span>
    </div>
  );
}

/** What everybody may read without signing in. */
const publicPages = ["topics", "faqs", "terms"] as const;

function PublicPages({ say, language }: { say: Say; language: Language }) {
  return (
    <nav className="public-pages" aria-label={say("public_pages")}>
      {publicPages.map((page) => (
        <a key={page} href={ownAddress(`/public/${page}/${language}`)}>
          {say(`public_${page}`)}
        </a>
      ))}
    </nav>
  );
}

const shownFor = 3000;

/** gone after three seconds. */
function SignedOut({ say }: { say: Say }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownFor);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="snackbar" role="status">
      <Done />
      {say("signed_out")}
    </div>
  );
}
