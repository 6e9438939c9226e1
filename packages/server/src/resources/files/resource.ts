// Files and what they are attached to, as the server is told of them.
import { attachments } from "@atalaya/contract/resources/attachments.ts";
import type { Noun } from "../../platform/noun.ts";
import { attachmentRoutes } from "./attachment-routes.ts";
import { fileRoutes } from "./file-routes.ts";
import { uploadRoutes } from "./upload-routes.ts";

export const filesNoun: Noun = {
  routes: [uploadRoutes, fileRoutes, attachmentRoutes],
  declares: [attachments],
  refusals: {
    attachments_file_id_fkey: { file_id: { code: "missing" } },
  },
};
