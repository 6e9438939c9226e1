// The codes of the catalogue without their names: browsers check a code before anybody has asked for the names of all of them.

/** By cluster, from the first to the last hazard. Where an edition leaves one out its cluster stands twice. A test holds them equal to catalogue.json. */
const spans = `MH01:01-03 MH02:01-05 MH03:01-09 MH04:01-06 MH05:01-10 MH06:00-10 MH07:01-08 MH08:01-01 ET01:01-04 ET02:01-06
  GH01:01-01 GH02:01-05 GH03:00-11 GH04:01-07 EN01:01-06 EN02:01-07 EN03:01-05 EN04:01-05 EN05:01-01
  CH01:00-05 CH02:01-03 CH03:00-03 CH04:00-00 CH05:00-04 CH06:01-05 CH09:01-03
  BI01:01-13 BI02:01-45 BI03:01-14 BI04:01-03 BI05:01-03 BI06:01-05
  TL01:01-07 TL02:01-15 TL03:01-09 TL04:01-05 TL05:01-11 TL06:01-03 SO01:01-03 SO02:01-02 SO03:01-03 SO04:01-01`;

function codesOf(span: string): string[] {
  const [cluster, from, to] = span.split(/[:-]/) as [string, string, string];
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, step) => `${cluster}${String(Number(from) + step).padStart(2, "0")}`,
  );
}

export const hipCodes: readonly string[] = spans.split(/\s+/).flatMap(codesOf);
