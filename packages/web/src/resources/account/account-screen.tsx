// "Mi cuenta": one's own data, language, password and open sessions, and which roles are held where.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { languages } from "@atalaya/contract/text.ts";
import { pageConfig } from "../../api/page-config.ts";
import { session } from "../../api/session.ts";
import { OwnerPicture } from "../../uploads/owner-picture.tsx";
import { Page } from "../../ui/page.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { ApiKeys } from "./api-keys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useRoleSummary } from "./role-summary.ts";
import { Sessions } from "./sessions.tsx";

/** The account page. */
export function AccountScreen() {
  const t = useWords();
  const [language, setLanguage] = useLanguage();
  const roles = useRoleSummary();
  const { user } = session();
  return (
    <Page>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
          gap: "16px",
          maxWidth: 1080,
        }}
      >
        <Block title={t("account_data")}>
          <ProfileForm />
          {user && (
            <Box sx={{ mt: "16px" }}>
              <OwnerPicture owner="users" owner_id={user.id} kind="photo" />
            </Box>
          )}
        </Block>
        <Block title={t("account_password")}>
          <PasswordForm />
        </Block>
        <Block title={t("language")}>
          <Segmented
            label={t("language")}
            value={language}
            segments={languages.map((value) => ({ value, label: pageConfig().locales[value] }))}
            onChange={setLanguage}
          />
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: "8px" }}>
            {t("account_language_help")}
          </Typography>
        </Block>
        <Block title={t("account_roles")}>
          {roles.map((role) => (
            <Typography key={role} sx={{ overflowWrap: "anywhere" }}>
              {role}
            </Typography>
          ))}
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: "8px" }}>
            {t("account_roles_help")}
          </Typography>
        </Block>
        <Box sx={{ gridColumn: "1 / -1" }}>
          <Block title={t("account_sessions")}>
            <Sessions />
          </Block>
        </Box>
        <Box sx={{ gridColumn: "1 / -1" }}>
          <Block title={t("api_keys")}>
            <ApiKeys />
          </Block>
        </Box>
      </Box>
    </Page>
  );
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ padding: "16px 20px 20px" }}>
    <Typography variant="h4" component="h2" sx={{ m: 0, mb: "12px" }}>
      {title}
    </Typography>
    {children}
  </Card>
);
