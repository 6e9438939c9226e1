// The types of files that are accepted: what their content must be, and by which endings of the name they go.

/** `family` decides the picture; only what is `is_inline` is shown by the browser itself, everything else is downloaded. */
export type FileType = { mime_type: string; extensions: readonly string[]; family: FileFamily; is_inline: boolean };
export type FileFamily =
  "picture" | "pdf" | "document" | "sheet" | "slides" | "text" | "map" | "video" | "audio" | "archive";

const type = (mime_type: string, family: FileFamily, ...extensions: string[]): FileType => ({
  mime_type,
  extensions,
  family,
  is_inline:
    mime_type === "application/pdf" || (family === "picture" && extensions[0] !== "heic" && extensions[0] !== "tif"),
});

const openXml = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** SVG and HTML are not among them: both may carry scripts. Programs are in no list, so they are refused whatever they are called. */
export const fileTypes: readonly FileType[] = [
  type("image/jpeg", "picture", "jpg", "jpeg"),
  type("image/png", "picture", "png"),
  type("image/webp", "picture", "webp"),
  type("image/gif", "picture", "gif"),
  type("image/heic", "picture", "heic", "heif"),
  type("image/tiff", "picture", "tif", "tiff"),
  type("application/pdf", "pdf", "pdf"),
  type(`${openXml}.wordprocessingml.document`, "document", "docx"),
  type(`${openXml}.spreadsheetml.sheet`, "sheet", "xlsx"),
  type(`${openXml}.presentationml.presentation`, "slides", "pptx"),
  type(`${openDocument}.text`, "document", "odt"),
  type(`${openDocument}.spreadsheet`, "sheet", "ods"),
  type(`${openDocument}.presentation`, "slides", "odp"),
  type("application/x-cfb", "document", "doc", "xls", "ppt", "msg"),
  type("text/plain", "text", "txt", "md", "log"),
  type("text/csv", "sheet", "csv", "tsv"),
  type("application/json", "text", "json"),
  type("application/geo+json", "map", "geojson", "topojson"),
  // Of XML only that of DesInventar: any other could carry scripts, or be anything.
  type("application/xml", "text", "xml"),
  type("application/vnd.google-earth.kml+xml", "map", "kml"),
  type("application/gpx+xml", "map", "gpx"),
  type("application/vnd.google-earth.kmz", "map", "kmz"),
  type("application/geopackage+sqlite3", "map", "gpkg"),
  type("application/vnd.pmtiles", "map", "pmtiles"),
  type("application/zip", "archive", "zip"),
  type("video/mp4", "video", "mp4", "m4v"),
  type("video/quicktime", "video", "mov"),
  type("video/webm", "video", "webm"),
  type("audio/mpeg", "audio", "mp3"),
  type("audio/mp4", "audio", "m4a"),
  type("audio/ogg", "audio", "ogg", "oga"),
  type("audio/wav", "audio", "wav"),
  type("audio/webm", "audio", "weba"),
];

/** The ending of a name, lower case, without its dot; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^.\s]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** The type that a name speaks of, or undefined where its ending is not accepted. */
export const typeByName = (name: string): FileType | undefined => {
  const extension = extensionOf(name);
  return fileTypes.find(({ extensions }) => extensions.includes(extension));
};

export const typeByMime = (mime_type: string): FileType | undefined =>
  fileTypes.find((it) => it.mime_type === mime_type);

/** Every accepted ending. */
export const acceptedExtensions: readonly string[] = fileTypes.flatMap(({ extensions }) => extensions);

/** Endings of pictures that a browser can show. */
export const pictureExtensions: readonly string[] = ["jpg", "jpeg", "png", "webp", "gif"];
