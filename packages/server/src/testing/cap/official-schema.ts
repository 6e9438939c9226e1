// The schema of CAP 1.2 by OASIS, which is not ours to hand on: read where it lies, beside the project or where CAP_SCHEMA names it.
import { existsSync, readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";

const beside = new URL("../../../../../../shared/facts/cap/CAP-v1.2.xsd", import.meta.url);
const path = process.env["CAP_SCHEMA"] || beside;

/** Where it is not, tests by it are shown as skipped. */
export const hasSchema = existsSync(path);

using schema = hasSchema ? XmlDocument.fromBuffer(readFileSync(path)) : null;
const validator = schema && XsdValidator.fromDoc(schema);

/** @throws where the message is not valid by the schema. */
export function checkBySchema(cap_xml: string): void {
  using document = XmlDocument.fromString(cap_xml);
  validator!.validate(document);
}
