// The whole of an evening, from the smoke to the sealed file, as three people in two places play it; one of them on a phone that loses its network.
import { beginRecovery, seal, tellsTheEvening } from "../support/evening/closing.ts";
import { begin, end } from "../support/evening/evening.ts";
import { isSeenInTheRoom, recordWithoutNetwork, writeTheLog } from "../support/evening/opening.ts";
import {
  addsUp,
  countTheShelter,
  endTheEvent,
  isMarked,
  nameIt,
  report,
  tellEvacuated,
} from "../support/evening/reporting.ts";
import { allClear, warn, warnMore } from "../support/evening/warning.ts";
import { expectWithinWidth } from "../support/fits.ts";
import { test } from "../support/server.ts";

for (const language of ["es", "en"] as const)
  test(`an evening is played from quick entry to after-action file (${language})`, async ({ browser, baseURL }) => {
    test.setTimeout(360_000);
    const evening = await begin(browser, baseURL!, language);
    const { phone } = evening;
    const id = await test.step("recorded without a network, opened with its kit", () => recordWithoutNetwork(evening));
    const title = await test.step("called by a name of its own", () => nameIt(evening, id));
    const event = { id, title };
    await test.step("seen in the room, told in the log", async () => {
      await isSeenInTheRoom(evening, title);
      await writeTheLog(evening, id);
    });
    const warning = await test.step("people are warned, and once more", async () => {
      const issued = await warn(evening, id);
      await warnMore(evening);
      return issued;
    });
    await test.step("reported twice while the figures rise", async () => {
      await countTheShelter(evening, 88);
      await tellEvacuated(evening, id, 160, "COE comunal (demo)");
      await report(evening, event, 1);
      await tellEvacuated(evening, id, 310, "Carabineros (demo)");
      await report(evening, event, 2);
      await isMarked(evening, 310, 160);
      await addsUp(evening);
    });
    await test.step("all clear, and what is to be rebuilt", async () => {
      await allClear(evening, warning);
      await beginRecovery(evening, title);
      await endTheEvent(evening, id);
    });
    await test.step("closed with its file", async () => {
      await seal(evening, id);
      await tellsTheEvening(evening, event);
    });
    await expectWithinWidth(phone);
    await end(evening);
  });
