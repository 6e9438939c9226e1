// Terms of use, as the server is told of them.
import { terms } from "@atalaya/contract/resources/terms.ts";
import type { Noun } from "../../platform/noun.ts";
import { termsRoutes } from "./routes.ts";

export const termsNoun: Noun = {
  routes: [termsRoutes],
  declares: [terms],
  pointers: {
    terms: { "terms_acceptances.terms_id": "only terms that are not published, so accepted by nobody, are deleted" },
  },
};
