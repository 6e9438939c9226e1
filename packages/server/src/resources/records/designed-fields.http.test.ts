// what each thing tells of itself, as the domain model names it, in the answers of a running server.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { makers } from "../../testing/makers/by-path.ts";
import { aGround } from "../../testing/own-and-other.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const designed: Record<string, string> = {
  "/records/risk": `company_id domain variable_id code title description value attributes geometry geometry_method geometry_accuracy_m
    locality address observed_on date_precision ended_on duration_days source source_url source_date confidence status review_note
    validated_at published_at is_public tags event figures breakdowns recovery`,
  "/variables/riskAssessment": `domain code name_es name_en description_es description_en group_id sort_order kind value_type unit_code unit_es
    unit_en decimals min_value max_value geometry_type color icon legend_method legend_classes options fields required_value required_geometry
    aggregation direction weight periodicity source_default hip_code glide_type desinventar_event cap_category sendai_indicator hxl_tag
    is_public is_active company_id`,
  "/legal-documents": `kind number title_es title_en summary issuing_body level issued_on published_on gazette gazette_edition
    effective_from_on effective_to_on status plan_kind next_review_on topics phases hazards place_ids official_url official_id relations
    articles`,
  "/roles": "key name_es name_en description_es is_system permissions",
  "/users": "name email is_super_admin is_active assignments locale last_login_at",
  "/topics": "title_es title_en body_es body_en parent_id slug icon color sort_order status published_at",
};

test("R-308 records, variables, legal documents, roles, users, topics answer the fields of the domain model", async () => {
  const ground = await aGround(app, "Diseño Demo");
  const chief = await app.as("super_admin");
  for (const [path, fields] of Object.entries(designed)) {
    const id = await app.write(system, (tx) => makers[`/api${path}`]!(tx, ground));
    app.app.identities.forget();
    const { status, body } = await chief.get(`${path}/${id}`);
    expect(status, path).toBe(200);
    const missing = fields.split(/\s+/).filter((field) => !(field in body));
    expect(missing, `${path} tells nothing of`).toEqual([]);
    expect(JSON.stringify(body), `${path} tells a secret`).not.toMatch(/password|token/);
  }
});
