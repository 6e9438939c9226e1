// Texts of the map.
import type { Words } from "../text.ts";

export const mapWords = {
  map_region: { es: "Mapa", en: "Map" },
  map_canvas: {
    es: "Mapa: flechas para moverlo, + y − para acercar o alejar",
    en: "Map: arrow keys to move, + and − to zoom",
  },
  map_zoom_in: { es: "Acercar", en: "Zoom in" },
  map_zoom_out: { es: "Alejar", en: "Zoom out" },
  map_locate: { es: "Mi ubicación", en: "My location" },
  map_locating: { es: "Buscando su ubicación…", en: "Looking for your location…" },
  map_locate_refused: {
    es: "El navegador no tiene permiso para usar su ubicación",
    en: "The browser is not allowed to use your location",
  },
  map_locate_failed: { es: "No se pudo obtener su ubicación", en: "Your location could not be found" },
  map_located: { es: "Ubicación con {{meters}} m de precisión", en: "Location accurate to {{meters}} m" },
  map_fit: { es: "Ver todos los resultados", en: "Fit to results" },
  map_controls: { es: "Controles del mapa", en: "Map controls" },
  map_attribution: { es: "Mapa base local", en: "Built-in base map" },
  map_boundary_note: {
    es: "Límites de Natural Earth: referenciales, no comprometen a ningún Estado ni tienen valor oficial.",
    en: "Boundaries by Natural Earth: for reference only, without official value or position on any territory.",
  },
  map_no_detail: {
    es: "Sin mapa base de detalle: quien administra el sistema puede configurarlo",
    en: "No detailed base map: whoever administers the system can configure one",
  },
  map_notice_close: { es: "Cerrar aviso", en: "Dismiss notice" },
  map_style_failed: {
    es: "No se pudo cargar el mapa base configurado; se muestra el local",
    en: "The configured base map could not be loaded; showing the built-in one",
  },
  map_tiles_failed: {
    es: "No se pudieron cargar los registros del mapa. La lista sigue disponible.",
    en: "The records of the map could not be loaded. The list still works.",
  },
  map_retry: { es: "Reintentar", en: "Retry" },
  map_unsupported: {
    es: "Este equipo no puede mostrar el mapa (falta WebGL). La lista y las coordenadas escritas siguen disponibles.",
    en: "This device cannot show the map (WebGL is missing). The list and typed coordinates still work.",
  },
  map_popup: { es: "Registro seleccionado", en: "Selected record" },

  draw_toolbar: { es: "Herramientas de dibujo", en: "Drawing tools" },
  draw_point: { es: "Dibujar punto", en: "Draw point" },
  draw_line: { es: "Dibujar línea", en: "Draw line" },
  draw_polygon: { es: "Dibujar polígono", en: "Draw polygon" },
  draw_undo: { es: "Deshacer", en: "Undo" },
  draw_redo: { es: "Rehacer", en: "Redo" },
  draw_delete: { es: "Borrar geometría", en: "Delete geometry" },
  draw_finish: { es: "Terminar dibujo (Enter)", en: "Finish drawing (Enter)" },
  draw_cancel: { es: "Cancelar dibujo (Escape)", en: "Cancel drawing (Escape)" },
  draw_hint_point: { es: "Haga clic donde va el punto", en: "Click where the point goes" },
  draw_hint_line: {
    es: "Haga clic en cada vértice; Enter termina, Escape cancela",
    en: "Click each vertex; Enter finishes, Escape cancels",
  },
  draw_hint_edit: {
    es: "Arrastre un vértice para moverlo, un punto medio para agregar otro",
    en: "Drag a vertex to move it, a midpoint to add another",
  },
  draw_hint_edit_point: { es: "Arrastre el punto para moverlo", en: "Drag the point to move it" },
  draw_multi_part: {
    es: "Esta geometría tiene varias partes, huecos o demasiados vértices: se puede reemplazar, pero no editar por vértices",
    en: "This geometry has several parts, holes or too many vertices: it can be replaced, but not edited by vertex",
  },
  draw_hint_start: {
    es: "Elija qué dibujar, o escriba las coordenadas",
    en: "Choose what to draw, or type the coordinates",
  },
  draw_point_title: { es: "Punto", en: "Point" },
  draw_vertex: { es: "Vértice {{index}} de {{count}}", en: "Vertex {{index}} of {{count}}" },
  draw_vertex_previous: { es: "Vértice anterior", en: "Previous vertex" },
  draw_vertex_delete: { es: "Borrar este vértice", en: "Delete this vertex" },
  draw_vertex_next: { es: "Vértice siguiente", en: "Next vertex" },

  coordinates_title: { es: "Coordenadas", en: "Coordinates" },
  coordinates_lat: { es: "Lat", en: "Lat" },
  coordinates_lon: { es: "Lon", en: "Lon" },
  coordinates_format: { es: "Formato de las coordenadas", en: "Coordinate format" },
  coordinates_decimal: { es: "Decimal", en: "Decimal" },
  coordinates_dms: { es: "Grados, min, seg", en: "Deg, min, sec" },
  coordinates_line_label: {
    es: "Vértices, uno por línea (latitud, longitud)",
    en: "Vertices, one per line (latitude, longitude)",
  },
  coordinates_apply: { es: "Aplicar coordenadas", en: "Apply coordinates" },
  coordinates_at_line: { es: "Línea {{line}}: {{problem}}", en: "Line {{line}}: {{problem}}" },
  coordinates_swapped: {
    es: "¿Latitud y longitud al revés? Intercambiar",
    en: "Latitude and longitude swapped? Swap them",
  },
  coordinates_missing: { es: "Falta una coordenada", en: "A coordinate is missing" },
  coordinates_unreadable: {
    es: "No se entiende. Ejemplos: -33,0436 o 33°02'37\"S",
    en: "Not understood. Examples: -33.0436 or 33°02'37\"S",
  },
  coordinates_lat_out_of_range: {
    es: "La latitud va de −90 a 90",
    en: "Latitude runs from −90 to 90",
  },
  coordinates_lon_out_of_range: {
    es: "La longitud va de −180 a 180",
    en: "Longitude runs from −180 to 180",
  },
  coordinates_wrong_axis: {
    es: "N y S son de la latitud; E, O y W, de la longitud",
    en: "N and S belong to latitude; E and W to longitude",
  },
  coordinates_too_few_line: { es: "Una línea necesita al menos 2 vértices", en: "A line needs at least 2 vertices" },
  coordinates_too_few_polygon: {
    es: "Un polígono necesita al menos 3 vértices distintos",
    en: "A polygon needs at least 3 different vertices",
  },
} satisfies Words;
