// The title of the browser's tab: the screen in the shown language, then whose console it is.
import { useEffect } from "react";
import { pageConfig } from "../api/page-config.ts";

/** "Mapa Base · Municipalidad de Valparaíso", or the product's name where the operator did not say whose it is. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const { app_name, organisation } = pageConfig();
    document.title = [title, organisation ?? app_name].filter(Boolean).join(" · ");
  }, [title]);
}
