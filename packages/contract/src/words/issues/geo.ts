// Texts of findings on files of shapes, and on the shapes in them.
import type { Words } from "../../text.ts";

export const geoIssueWords = {
  geo_unreadable: {
    es: "El archivo está dañado o no es de estos formatos: GeoJSON, TopoJSON, Shapefile en .zip, GeoPackage, KML, KMZ o GPX.",
    en: "The file is damaged, or is none of these: GeoJSON, TopoJSON, zipped Shapefile, GeoPackage, KML, KMZ or GPX.",
  },
  geo_no_shapes: {
    es: "En el archivo no hay polígonos.",
    en: "There are no polygons in the file.",
  },
  geo_large: {
    es: "Descomprimido, el archivo pasa de {{maximum}} MB. Sepárelo por regiones o redúzcalo.",
    en: "Unpacked, the file is larger than {{maximum}} MB. Split it by region, or make it smaller.",
  },
  geo_many: {
    es: "El archivo tiene más de {{maximum}} polígonos: no parece ser de límites de lugares.",
    en: "The file has more than {{maximum}} shapes: it does not look like boundaries of places.",
  },
  geo_incomplete: {
    es: "Falta {{file}} en el archivo .zip: un Shapefile son al menos .shp, .shx y .dbf.",
    en: "{{file}} is missing in the .zip: a Shapefile is at least .shp, .shx and .dbf.",
  },
  geo_system: {
    es: "No se conoce el sistema de coordenadas «{{system}}». Exporte el archivo en WGS 84 (EPSG:4326).",
    en: "The coordinate system “{{system}}” is not known. Export the file in WGS 84 (EPSG:4326).",
  },
  geo_not_degrees: {
    es: "Las coordenadas no son grados y el archivo no dice su sistema. Expórtelo en WGS 84 (EPSG:4326), o agregue su .prj.",
    en: "The coordinates are not degrees, and the file does not say their system. Export it in WGS 84 (EPSG:4326), or add its .prj.",
  },
  geo_doctype: {
    es: "El archivo declara un DOCTYPE, que puede esconder entidades, y no se lee. Vuelva a exportarlo como KML o GPX.",
    en: "The file declares a DOCTYPE, which can hide entities, and is not read. Export it again as KML or GPX.",
  },
  geo_other_xml: {
    es: "El archivo es XML, pero no es KML ni GPX: su primer elemento es «{{root}}».",
    en: "The file is XML, but neither KML nor GPX: its first element is “{{root}}”.",
  },
  geo_xml: {
    es: "El XML del archivo está dañado en la línea {{line}}, o termina antes de tiempo.",
    en: "The XML of the file is damaged at line {{line}}, or ends too early.",
  },
  geo_text: {
    es: "Un texto del archivo pasa de {{maximum}} letras.",
    en: "A text of the file is longer than {{maximum}} letters.",
  },
  geo_no_polygon: { es: "No es un polígono.", en: "It is no polygon." },
  geo_degrees: { es: "Sus coordenadas no son grados.", en: "Its coordinates are not degrees." },
  geo_empty: { es: "No encierra ninguna superficie.", en: "It encloses no area." },
  geo_heavy: {
    es: "Tiene demasiados vértices para revisarla aquí: simplifíquela, o divídala en partes.",
    en: "It has too many vertices to be examined here: simplify it, or split it into parts.",
  },
  geo_unwritable: {
    es: "Esta forma no se puede usar como límite.",
    en: "This shape cannot be used as a boundary.",
  },
  geo_finished: {
    es: "Estos límites ya se escribieron: deshágalos antes de cambiar a qué lugar van.",
    en: "These boundaries were written already: take them back before changing which place they are for.",
  },
} as const satisfies Words;
