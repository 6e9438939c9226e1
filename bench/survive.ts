// Kills a server with SIGKILL while it writes, and counts what it had acknowledged and lost.
// `npm run bench:survive [-- server|embedded] [writes]`.
import { dropTemplate, emptyTemplate, settingsOf } from "@atalaya/server/testing/test-database.ts";
import { survive } from "@atalaya/server/testing/survival.ts";
import { kinds, numberAsked } from "./filled-database.ts";

for (const kind of kinds()) {
  const template = await emptyTemplate(kind);
  try {
    const { acknowledged, missing, unacknowledged_but_there } = await survive(settingsOf(template), numberAsked(1000));
    console.log(
      `${kind}: ${acknowledged} writes acknowledged, ${missing.length} lost, ${unacknowledged_but_there} there without an answer`,
    );
    if (missing.length > 0) process.exitCode = 1;
  } finally {
    await dropTemplate(template);
  }
}
