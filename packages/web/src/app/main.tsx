// Starts the console.
import { StrictMode } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { followBrowser, reportConnection } from "../api/connection.ts";
import { onConnection, probe } from "../api/request.ts";
import { useSession } from "../api/session.ts";
import { readToken } from "../api/token.ts";
import "../ui/theme/fonts.css";
import { Alerts } from "./alerts.tsx";
import { answerEvents } from "./events.ts";
import { followFocus } from "./follow-focus.ts";
import { keepConsole } from "./keep-console.ts";
import { startLanguage } from "./language.ts";
import { applyFirstScheme, Look } from "./look/look.tsx";
import { Messages } from "./messages.tsx";
import { showProgress } from "./progress.ts";
import { queryClient } from "./query-client.ts";
import { makeRouter } from "./router.tsx";
import { followOtherTabs } from "./session/sign-out.ts";
import { showFocus } from "./show-focus.ts";

startLanguage();
applyFirstScheme();
onConnection(reportConnection);
followBrowser(probe);

const router = makeRouter(queryClient);
showProgress(router);
followFocus(router);
showFocus();
answerEvents({ queryClient, navigate: (to) => void router.navigate({ href: to }) });

followOtherTabs();
// What a user has read is not kept for the next one, nor shown again by the browser's Back.
useSession.subscribe((now, before) => before.user && !now.user && queryClient.clear());
window.addEventListener("pageshow", (event) => event.persisted && !readToken() && window.location.reload());

// Not before everything that was asked for is there: the first screen comes first.
window.addEventListener("load", () => void keepConsole());

const place = document.getElementById("app");
if (!place) throw new Error("The page has no element #app.");

createRoot(place).render(
  <StrictMode>
    <Look>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Messages />
        <Alerts />
      </QueryClientProvider>
    </Look>
  </StrictMode>,
);
