// What loads name of other places: how somebody below or beside would name it, and what he is answered where it lies above, and beside.
import type { Link } from "./between-places.ts";
import { desInventarXml, startCardLoad } from "../emergency/desinventar.ts";

/** A place of a database of disasters is one of another place. */
const placing: Link = async (by, _own, target) => {
  const { body } = await startCardLoad(by, "DI.xml", desInventarXml({ fichas: [{ evento: "SISMO", level0: "1" }] }));
  return by.post(`/desinventar-loads/${body.id}/place`, { index: 0, company_id: target.company });
};

export const relationsOfLoads = {
  "desinventar_load_places.company_id": { above: 422, beside: 422, link: placing },
};
