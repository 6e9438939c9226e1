// What was read of a file of boundaries, before and after it is written: the list of its shapes, the map, and the way on.
import { useEffect, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { BoundaryLoad } from "@atalaya/contract/resources/boundary-loads.ts";
import { LoadPage } from "../../../screens/loads/load-page.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { narrowQuery } from "../../../ui/page.tsx";
import { useWords } from "../../../ui/words.ts";
import { BoundaryList } from "./boundary-list.tsx";
import { BoundaryMap } from "./boundary-map.tsx";
import { FeatureCard } from "./feature-card.tsx";
import { RecognitionForm } from "./recognition-form.tsx";
import { ReviewFoot } from "./review-foot.tsx";
import { useChoice, useLoad, useLoadSteps, useRecognition } from "./use-boundary-load.ts";

type BoundaryReviewProps = { id: number; onAnother: () => void; onClose: () => void };

export function BoundaryReview({ id, onAnother, onClose }: BoundaryReviewProps) {
  const t = useWords();
  return (
    <LoadPage title={t("boundaries_title")} answer={useLoad(id)} onAnother={onAnother} onClose={onClose}>
      {(load) => <Review load={load} onClose={onClose} />}
    </LoadPage>
  );
}

function Review({ load, onClose }: { load: BoundaryLoad; onClose: () => void }) {
  const { running, run } = useLoadSteps(load.id);
  const [openIndex, setOpen] = useState<number | null>(null);
  const [isAtFault, setAtFault] = useState(false);
  const [isRecognising, setRecognising] = useState(false);
  const recognition = useRecognition();
  const choice = useChoice();
  // What was not examined yet is, as soon as it is looked at.
  useEffect(() => void run("examination"), [run]);
  const open = (index: number | null) => {
    setOpen(index);
    setAtFault(false);
  };
  const feature = load.features.find(({ index }) => index === openIndex) ?? null;
  const isWritten = load.features.some(({ is_written }) => is_written);
  const choosePlace = (company_id: number | null) =>
    choice.mutate({ id: load.id, index: openIndex!, company_id }, { onSuccess: () => void run("examination") });
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column", bgcolor: "background.paper" }}>
      <Box sx={{ flex: 1, minHeight: 0, display: "flex" }}>
        <Box
          sx={{
            flex: "1 1 56%",
            minWidth: 0,
            display: "flex",
            flexDirection: "column",
            overflowY: "auto",
            ...(feature && { [narrowQuery]: { display: "none" } }),
          }}
        >
          <LoadHead load={load} isOpen={isRecognising} onToggle={() => setRecognising(!isRecognising)} />
          {isRecognising && (
            <RecognitionForm
              key={JSON.stringify(load.layers)}
              load={load}
              isReadOnly={isWritten}
              isBusy={recognition.isPending || running !== null}
              onApply={(changed) =>
                recognition.mutate({ id: load.id, ...changed }, { onSuccess: () => void run("examination") })
              }
            />
          )}
          <BoundaryList features={load.features} openIndex={openIndex} onOpen={open} />
        </Box>
        <Box
          sx={{
            flex: "1 1 44%",
            minWidth: 0,
            display: "flex",
            flexDirection: "column",
            borderLeft: 1,
            borderColor: "divider",
            [narrowQuery]: feature ? { flexBasis: "100%", border: 0, overflowY: "auto" } : { display: "none" },
          }}
        >
          {feature && (
            <FeatureCard
              feature={feature}
              isReadOnly={isWritten || running !== null}
              onPlace={choosePlace}
              onFault={() => setAtFault(true)}
              onClose={() => open(null)}
            />
          )}
          <Box sx={{ flex: 1, minHeight: 0, [narrowQuery]: { flex: "1 0 240px" } }}>
            <BoundaryMap
              load={load.id}
              features={load.features}
              chosen={feature}
              isAtFault={isAtFault}
              onChoose={open}
            />
          </Box>
        </Box>
      </Box>
      <ReviewFoot load={load} running={running} onRun={(step) => void run(step)} onClose={onClose} />
    </Box>
  );
}

type LoadHeadProps = { load: BoundaryLoad; isOpen: boolean; onToggle: () => void };

const formats = {
  geojson: "GeoJSON",
  topojson: "TopoJSON",
  shapefile: "Shapefile",
  geopackage: "GeoPackage",
  kml: "KML",
  gpx: "GPX",
} as const;

/** The file in a line, and what unfolds how its shapes are told apart. */
function LoadHead({ load, isOpen, onToggle }: LoadHeadProps) {
  const t = useWords();
  const systems = [...new Set(load.layers.map(({ crs }) => crs ?? t("boundaries_degrees")))].join(", ");
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "4px 12px",
        p: "6px 16px 0",
        color: "text.secondary",
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        {[formats[load.format], t("boundaries_system", { system: systems }), load.source].filter(Boolean).join(" · ")}
      </Box>
      <Button
        variant="text"
        aria-expanded={isOpen}
        startIcon={<Icon name={isOpen ? "angle-up" : "angle-down"} />}
        onClick={onToggle}
      >
        {t("boundaries_recognition")}
      </Button>
    </Box>
  );
}
