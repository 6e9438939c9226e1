// A new password for somebody who cannot sign in: forgotten, or not chosen yet.
import { PasswordRequest, PasswordReset, Status } from "@atalaya/contract/resources/accounts.ts";
import { say } from "@atalaya/contract/text.ts";
import { loginWords } from "@atalaya/contract/words/login.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { countAttempt } from "../../platform/people/attempt-limit.ts";
import { mailLink, usePasswordLink } from "./one-time-links.ts";

export const passwordRoutes: Routes = async (app) => {
  app.post(
    "/password/email",
    {
      config: { access: "public" },
      schema: {
        summary: "Ask for a link to set a new password; the answer is the same whether the address is known or not",
        body: PasswordRequest,
        response: { 200: Status },
      },
    },
    async (request) => {
      const { email } = request.body;
      await countAttempt(app.write, "password/email", email, request.ip);
      const canSend = await app.mail.isConfigured();
      if (canSend) app.mail.later(() => mailLink(app, email, request.ip));
      const text = canSend ? loginWords.forgotten_sent : loginWords.forgotten_no_mail;
      return { status: say(text, languageFor(request)) };
    },
  );

  app.post(
    "/password/reset",
    {
      config: { access: "public" },
      schema: {
        summary: "Set a password with the token of a link; ends the person's sessions",
        body: PasswordReset,
        response: { 200: Status },
      },
    },
    async (request) => {
      const { token, password } = request.body;
      await usePasswordLink(app, token, password, { request_id: request.id, address: request.ip });
      app.identities.forget();
      return { status: say(loginWords.password_set, languageFor(request)) };
    },
  );
};
