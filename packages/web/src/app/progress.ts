// The thin bar of a navigation: starts at 0.08 and always ends, also when the navigation fails.
import type { AnyRouter } from "@tanstack/react-router";
import nprogress from "nprogress";
import { translate } from "../api/words.ts";

const minimum = 0.08;

/** Follows the router. A change of filters or of the map's position in the address is not a navigation. */
export function showProgress(router: AnyRouter): void {
  const template = document.createElement("div");
  template.className = "bar";
  template.setAttribute("role", "progressbar");
  const start = () => {
    template.setAttribute("aria-label", translate("loading"));
    nprogress.configure({ minimum, showSpinner: false, barSelector: ".bar", template: template.outerHTML });
    nprogress.start();
  };
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && start());
  router.subscribe("onResolved", () => void nprogress.done());
}
