// Records that may tell of the same thing, one above the other: of one place, to be merged, or of a place and one above it, to be joined.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DuplicatePair } from "@atalaya/contract/resources/records/merge.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { usePlace } from "../../../api/places.ts";
import { useWords } from "../../../ui/words.ts";
import { RecordButton } from "./record-button.tsx";
import { useMayJoin, type useJoin } from "./use-join.ts";

type Open = (record: number, merge: number | null) => void;

type SamePlaceProps = { pair: DuplicatePair; mayMerge: (record: RecordSummary) => boolean; onOpen: Open };

export function SamePlacePair({ pair: { one, other }, mayMerge, onOpen }: SamePlaceProps) {
  const t = useWords();
  const { places } = usePlace();
  const isAlike = one.variable_id === other.variable_id;
  return (
    <Card>
      <RecordButton record={one} onClick={() => onOpen(one.id, null)} />
      <RecordButton record={other} onClick={() => onOpen(other.id, null)} />
      <Foot says={isAlike ? places.find(({ id }) => id === one.company_id)?.reason_social : t("duplicates_variables")}>
        {isAlike && mayMerge(one) && (
          <Button variant="outlined" onClick={() => onOpen(one.id, other.id)}>
            {t("merge")}
          </Button>
        )}
      </Foot>
    </Card>
  );
}

type AcrossProps = {
  wider: RecordSummary;
  narrower: readonly RecordSummary[];
  joining: ReturnType<typeof useJoin>;
  onOpen: Open;
};

/** The wider one stands first, and below it each that may be a part of it. */
export function AcrossPairs({ wider, narrower, joining, onOpen }: AcrossProps) {
  const t = useWords();
  const mayJoin = useMayJoin();
  const nameOf = usePlaceName();
  return (
    <Card>
      <RecordButton record={wider} place={nameOf(wider)} onClick={() => onOpen(wider.id, null)} />
      <Box
        component="ul"
        sx={{ listStyle: "none", m: "0 0 0 18px", p: "0 0 0 4px", borderLeft: 2, borderColor: "divider" }}
      >
        {narrower.map((part) => (
          <li key={part.id}>
            <RecordButton record={part} place={nameOf(part)} onClick={() => onOpen(part.id, null)} />
            <Foot says={t(wider.has_published && part.has_published ? "duplicates_twice" : "duplicates_twice_later")}>
              {mayJoin(part) && (
                <Button
                  variant="outlined"
                  aria-label={t("duplicates_join_named", { part: part.title, title: wider.title })}
                  disabled={joining.isPending}
                  onClick={() => joining.join(part, wider)}
                >
                  {t("duplicates_join")}
                </Button>
              )}
            </Foot>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** "Viña del Mar · Comuna", and "Región de Valparaíso", which says itself what it is. */
function usePlaceName() {
  const t = useWords();
  const { places } = usePlace();
  return ({ company_id }: RecordSummary) => {
    const place = places.find(({ id }) => id === company_id);
    if (!place) return undefined;
    const kind = t(`company_kind_${place.kind}`);
    return place.reason_social.startsWith(kind) ? place.reason_social : `${place.reason_social} · ${kind}`;
  };
}

const Card = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={{ border: 1, borderColor: "divider", borderRadius: "8px", padding: "6px" }}>
    {children}
  </Box>
);

/** What there is to say of the two, and to do. */
const Foot = ({ says, children }: { says: string | undefined; children: ReactNode }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: "12px", padding: "4px 10px" }}>
    <Typography variant="overline" component="span" color="textSecondary" sx={{ flex: 1 }}>
      {says}
    </Typography>
    {children}
  </Box>
);
