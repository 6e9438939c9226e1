// What stood at a moment beside what stands now: what is not the same. A name opens the thing of today.
import { useContext, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { mostCompared } from "@atalaya/contract/since.ts";
import { Icon } from "../../ui/icon.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Page, TrailContext } from "../../ui/page.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { AnsweredUnder, Notes, type Asked } from "../list-tools/answered.tsx";
import type { Narrowing } from "../filters.ts";
import { PastBar } from "./past-bar.tsx";

const said = { failed: "past_since_failed", none: "past_since_none", noneText: "past_since_none_text" } as const;

type SinceScreenProps<A> = {
  asked: Asked<A>;
  /** Above the title: whose it is. Without one, what the screen is called. */
  group?: string;
  /** Those of the list, under which both moments were asked. */
  filters: Narrowing;
  /** "Volver a la lista". */
  back: string;
  onClose: () => void;
  children: (since: A) => ReactNode;
};

export function SinceScreen<A extends { is_whole: boolean; data: readonly unknown[] }>(props: SinceScreenProps<A>) {
  const { asked, group, filters, back, onClose, children } = props;
  const t = useWords();
  const [language] = useLanguage();
  const trail = useContext(TrailContext);
  const cut = t("past_since_cut", { count: formatNumber(mostCompared, language) });
  return (
    <TrailContext value={{ group: group ?? trail.title, title: t("past_since") }}>
      <Page
        isFilling
        actions={
          <Button variant="outlined" startIcon={<Icon name="arrow-left" />} onClick={onClose}>
            {back}
          </Button>
        }
      >
        <PastBar />
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            padding: "16px 20px",
            [phoneQuery]: { padding: "12px 16px" },
          }}
        >
          <AnsweredUnder asked={asked} isEmpty={({ data }) => data.length === 0} said={said} filters={filters}>
            {(since) => (
              <>
                {children(since)}
                {!since.is_whole && <Notes texts={[cut]} />}
              </>
            )}
          </AnsweredUnder>
        </Box>
      </Page>
    </TrailContext>
  );
}
