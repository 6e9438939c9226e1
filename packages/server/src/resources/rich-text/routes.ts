// Rich text as it would be kept and shown: what a preview of something unsaved shows.
import { Html, longestBody } from "@atalaya/contract/resources/articles.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { keptTexts } from "../../platform/rich-text/kept-text.ts";

export const richTextRoutes: Routes = async (app) => {
  app.post(
    "/rich-text",
    {
      config: { access: "signed_in", body: "text", inMaintenance: "it keeps nothing" },
      schema: { summary: "Clean a rich text without keeping it", body: Html, response: { 200: Html } },
    },
    async ({ body }) => ({ html: (await keptTexts(body, { html: { longest: longestBody } })).html ?? "" }),
  );
};
