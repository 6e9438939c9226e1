// "Mi cuenta": who is signed in, in which language, with which roles.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { languages } from "@atalaya/contract/text.ts";
import { pageConfig } from "../api/page-config.ts";
import { useSession } from "../api/session.ts";
import { Page } from "../ui/page.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { phoneQuery } from "../ui/theme-global.ts";
import { useLanguage, useWords } from "../ui/words.ts";
import { useRoleSummary } from "./role-summary.ts";

/** The account page. */
export function AccountPage() {
  const t = useWords();
  const user = useSession((state) => state.user);
  const [language, setLanguage] = useLanguage();
  const roles = useRoleSummary();
  return (
    <Page>
      <Card component="dl" sx={{ maxWidth: 640, m: 0 }}>
        <Row label={t("account_name")}>{user?.name}</Row>
        <Row label={t("account_email")}>{user?.email}</Row>
        <Row label={t("language")}>
          <Segmented
            label={t("language")}
            value={language}
            segments={languages.map((value) => ({ value, label: pageConfig().locales[value] }))}
            onChange={setLanguage}
          />
        </Row>
        <Row label={t("account_roles")}>
          {roles.map((role) => (
            <Typography key={role}>{role}</Typography>
          ))}
        </Row>
      </Card>
    </Page>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "180px 1fr",
        alignItems: "center",
        gap: "4px 16px",
        padding: "12px 16px",
        "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" },
        [phoneQuery]: { gridTemplateColumns: "1fr" },
      }}
    >
      <Typography variant="caption" component="dt" color="textSecondary" sx={{ fontWeight: 550 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere" }}>
        {children}
      </Box>
    </Box>
  );
}
