// Starts the login page: a page of its own, light, for guests only.
import { createRoot } from "react-dom/client";
import { on } from "../api/events.ts";
import { onOtherTab, tellOtherTabs } from "../api/other-tabs.ts";
import { safeRedirect, takeNotice } from "../api/sign-in-page.ts";
import { storedLanguage } from "../api/locale.ts";
import { ownAddress, ownPath } from "../api/own-address.ts";
import { pageConfig } from "../api/page-config.ts";
import { readToken } from "../api/token.ts";
import "../ui/theme/fonts.css";
import "./login.css";
import { LoginPage } from "./login-page.tsx";
import { applyLook } from "./look.ts";
import { isSignedIn } from "./sign-in.ts";
import { isForGuestsOnly, viewOf } from "./views.ts";

const view = viewOf(ownPath(window.location.pathname));
const isForGuests = isForGuestsOnly(view);
const redirect = safeRedirect(new URLSearchParams(window.location.search).get("redirect"));

const enter = () => window.location.replace(ownAddress(redirect));

applyLook();
document.documentElement.lang = storedLanguage() ?? pageConfig().locale;

// after signing in, on to where the user wanted to go.
on("APP_LOGIN_SUCCESS", (success) => {
  tellOtherTabs("entered");
  window.location.assign(ownAddress(success.redirect));
});

// Who signed in in another tab is signed in here too.
onOtherTab((note) => note === "entered" && isForGuests && enter());

// Back from the console to this page, kept in the browser's memory, is a visit by a signed-in user as well.
window.addEventListener("pageshow", (event) => event.persisted && isForGuests && readToken() && enter());

if (isForGuests && (await isSignedIn())) enter();
else {
  const place = document.getElementById("login");
  if (place) createRoot(place).render(<LoginPage view={view} redirect={redirect} notice={takeNotice()} />);
}
