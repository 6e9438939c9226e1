// The indicators on paper: a lying sheet, with the place and the day that the screen's head does not bring.
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { sendaiSource } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiBy } from "@atalaya/contract/resources/records/sendai.ts";
import { formatInstant } from "../../../ui/format.ts";
import { useNow } from "../../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

export const PrintStyle = () => (
  <GlobalStyles
    styles={{
      "@page sendai": { size: "A4 landscape", margin: "10mm" },
      "@media print": { "#printed.sendai": { page: "sendai", color: "#000000" } },
    }}
  />
);

const everyMinute = 60_000;

type PrintHeadProps = { by: SendaiBy; year: number; place: string };

export function PrintHead({ by, year, place }: PrintHeadProps) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useNow(everyMinute);
  const title = [t("sendai_title"), t(`sendai_by.${by}`).toLowerCase(), ...(by === "year" ? [] : [year])].join(", ");
  return (
    <Box sx={{ display: "none", "@media print": { display: "block", marginBottom: "4mm" } }}>
      <Typography variant="h3" component="p" sx={{ m: 0 }}>
        {title}
      </Typography>
      <Typography component="p" sx={{ m: 0 }}>
        {[
          place,
          sendaiSource[language],
          t("room_printed_at", { at: formatInstant(new Date(now).toISOString(), language) }),
        ].join(" · ")}
      </Typography>
    </Box>
  );
}
