// Stands in until the screen is there.
import type { Domain } from "@atalaya/contract/domains.ts";
import { NotReady } from "../../ui/not-ready.tsx";

export function VariablesScreen(_: { domain: Domain }) {
  return <NotReady />;
}
