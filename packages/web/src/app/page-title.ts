// The title of the browser's tab: screen first, then the product.
import { useEffect } from "react";
import { pageConfig } from "../api/page-config.ts";

export function usePageTitle(title: string): void {
  useEffect(() => {
    const { app_name } = pageConfig();
    document.title = title ? `${title} · ${app_name}` : app_name;
  }, [title]);
}
