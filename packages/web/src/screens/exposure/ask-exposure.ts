// Asking what of the base map lies in an area, from any screen that has one.
import type { Exposure, ExposureQuery } from "@atalaya/contract/resources/records/exposure.ts";
import { call } from "../../api/call.ts";
import type { ActivePlace } from "../../api/session.ts";

export const askExposure = (body: ExposureQuery, place: ActivePlace, signal?: AbortSignal): Promise<Exposure> =>
  call("POST records/situation/exposure", { query: { place }, body, ...(signal && { signal }), leavesOnDenied: false });
