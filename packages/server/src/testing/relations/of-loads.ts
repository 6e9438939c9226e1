// What loads name of other places: how somebody below or beside would name it, and what he is answered where it lies above, and beside.
import type { Link } from "./between-places.ts";
import { startLoad } from "../boundary-loads.ts";
import { desInventarXml, startCardLoad } from "../emergency/desinventar.ts";
import { geoJson, square } from "../geo-files.ts";

/** A shape of a file is for another place. */
const drawing: Link = async (by, _own, target) => {
  const drawn = [{ properties: {}, polygons: [[square([-71, -33])]] }];
  const { body } = await startLoad(by, "limites.geojson", geoJson(drawn));
  return by.post(`/boundary-loads/${body.id}/choice`, { index: 0, company_id: target.company });
};

/** A place of a database of disasters is another place. */
const placing: Link = async (by, _own, target) => {
  const { body } = await startCardLoad(by, "DI.xml", desInventarXml({ fichas: [{ evento: "SISMO", level0: "1" }] }));
  return by.post(`/desinventar-loads/${body.id}/place`, { index: 0, company_id: target.company });
};

/** Rows of a file that name no place lie in another place. */
const importing: Link = async (by, _own, target) => {
  const { body } = await by.send("PUT", "/files?name=filas.csv", Buffer.from("Nombre;Fecha\nEscuela;2026"));
  const wanted = { noun: "records", domain: "situation", variable_id: 1 };
  return by.post("/imports", { file_id: body.data.file_id, target: wanted, company_id: target.company });
};

export const relationsOfLoads = {
  "boundary_load_features.company_id": { above: 422, beside: 422, link: drawing },
  "desinventar_load_places.company_id": { above: 422, beside: 422, link: placing },
  "imports.company_id": { above: 422, beside: 422, link: importing },
  "imports.company_ids": { excuse: "where its rows were written, which each row was checked for" },
};
