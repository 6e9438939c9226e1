// Draws a moving map with fewer pixels where a processor has to do the work of a graphics card; at rest it is as sharp as ever.
import type { Map as MapLibreMap } from "maplibre-gl";

const softwareRenderers = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Of the width and height in pixels: a quarter of the work, and no more than a soft edge while everything moves. */
const movingShare = 0.5;
/** So long after a move nobody goes on turning the wheel. */
const restMilliseconds = 700;

function isDrawnBySoftware(map: MapLibreMap): boolean {
  const context = map.getCanvas().getContext("webgl2");
  const names = context?.getExtension("WEBGL_debug_renderer_info");
  return names ? softwareRenderers.test(String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL))) : false;
}

/** The returned function ends it. */
export function lightenMoves(map: MapLibreMap): () => void {
  if (!isDrawnBySoftware(map)) return () => {};
  let isLight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sharpen = () => {
    if (!isLight || map.isMoving()) return;
    isLight = false;
    map.setPixelRatio(window.devicePixelRatio);
    // The canvas is empty until it is painted anew.
    map.redraw();
  };
  const moved = map.on("move", () => {
    // A change of the size says that it moves too.
    if (!map.isMoving()) return;
    clearTimeout(timer);
    if (isLight) return;
    isLight = true;
    map.setPixelRatio(window.devicePixelRatio * movingShare);
  });
  const ended = map.on("moveend", () => {
    clearTimeout(timer);
    timer = setTimeout(sharpen, restMilliseconds);
  });
  return () => {
    clearTimeout(timer);
    moved.unsubscribe();
    ended.unsubscribe();
  };
}
