// Packs: what stands ready, a rehearsal or a loading of one, what was made here as one, and the rules of each country.
import { z } from "zod";
import { packParts } from "@atalaya/contract/packs/items.ts";
import { PackLoad, PackOutcome, packs, PackSummary } from "@atalaya/contract/resources/packs.ts";
import { writeOrTakeBack } from "../../platform/database/rehearse.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { loadPack } from "./load.ts";
import { listHazardNames, listPacks, ownPack, rulesOfCountries } from "./queries.ts";
import { carriedPacks, readPack } from "./read.ts";

export const packRoutes: Routes = async (app) => {
  app.get(
    "/packs",
    {
      config: { access: "super_admin" },
      schema: {
        summary: "Packs that stand ready, and those that were loaded",
        response: { 200: z.object({ data: z.array(PackSummary) }) },
      },
    },
    async () => ({ data: await listPacks(app.db) }),
  );

  app.post(
    "/packs/load",
    {
      config: { access: "super_admin", body: "pack" },
      schema: {
        summary: "Load a pack, or rehearse it: what would be made, changed, kept; the second writes nothing",
        body: PackLoad,
        response: { 200: PackOutcome },
      },
    },
    async (request) => {
      const { key, pack: sent, parts = [...packParts], is_rehearsal } = request.body;
      const pack = sent ? await readPack(sent) : orNotFound((await carriedPacks()).find((it) => it.key === key));
      const outcome = await writeOrTakeBack(
        app.writeLong,
        request.actor,
        async (tx): Promise<PackOutcome> => ({
          key: pack.key,
          title: pack.title,
          version: pack.version,
          is_written: !is_rehearsal,
          parts: await loadPack(tx, pack, parts),
        }),
        ({ is_written }) => is_written,
      );
      if (outcome.is_written) app.identities.forget();
      return outcome;
    },
  );

  app.get(
    "/packs/own",
    {
      config: { access: "super_admin" },
      schema: {
        summary:
          "What was made or changed here as a pack: roles and shared variables; no people, no places, no records",
        response: { 200: packs.answers.own },
      },
    },
    async () => {
      const { ORGANISATION, APP_NAME } = await app.inForce.now();
      return ownPack(app.db, { name: ORGANISATION ?? APP_NAME, version: new Date().toISOString().slice(0, 10) });
    },
  );

  app.get(
    "/packs/rules",
    {
      config: { access: "signed_in" },
      schema: {
        summary:
          "The rules of each country that a pack knows: names of levels, committees, alert levels, numbers to call",
        response: { 200: packs.answers.rules },
      },
    },
    async () => ({ data: await rulesOfCountries(app.db) }),
  );

  app.get(
    "/packs/hazards",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "What people call hazards, beside their official names, in the countries that were loaded",
        response: { 200: packs.answers.hazards },
      },
    },
    async () => ({ data: await listHazardNames(app.db) }),
  );
};
