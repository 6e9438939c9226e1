// `test` of what mails letters: the own server of its file sends them to a mail server that keeps what it is sent.
import { startMailServer, type MailServer } from "@atalaya/server/testing/mail-server.ts";
import { test as base } from "./server.ts";

/** How letters name the server; their paths open on the test's own. */
export const publicUrl = "https://atalaya.example.org";

export const test = base.extend<object, { post: MailServer }>({
  post: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from here
    async ({}, use) => {
      const post = await startMailServer();
      await use(post);
      await post.stop();
    },
    { scope: "worker" },
  ],
  environment: [
    async ({ post }, use) => use({ SMTP_URL: post.url, MAIL_FROM: "avisos@example.org", PUBLIC_URL: publicUrl }),
    { scope: "worker" },
  ],
});
