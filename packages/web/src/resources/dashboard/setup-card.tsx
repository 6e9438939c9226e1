// On the dashboard of a super administrator: how far setting up has come, until all is settled.
import { Fragment } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { setupSteps } from "@atalaya/contract/resources/installation.ts";
import { linkTo } from "../../api/addresses.ts";
import { useSession } from "../../api/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { missingOf, useSetup } from "../installation/queries.ts";

const LinkButton = createLink(Button);
const RouteLink = createLink(Link);

/** Nothing where nothing is missing, and for everybody else. */
export function SetupCard() {
  const t = useWords();
  const isKeeper = useSession(({ user }) => user?.is_super_admin === 1);
  const { data: setup } = useSetup(isKeeper);
  const missing = setup ? missingOf(setup) : [];
  const [first] = missing;
  if (!isKeeper || first === undefined) return null;
  const done = setupSteps.length - missing.length;
  return (
    <Card
      component="section"
      aria-labelledby="setup-card"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 14px", padding: "12px 16px" }}
    >
      <Icon name="flag-checkered" size={18} color="var(--mui-palette-primary-main)" />
      <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
        <Typography variant="h4" component="h2" id="setup-card">
          {t("setup_title")}: {t("setup_progress", { done, count: setupSteps.length })}
        </Typography>
        <Typography component="p" color="textSecondary" sx={{ m: 0 }}>
          {t("setup_card_missing")}{" "}
          {missing.map((step, index) => (
            <Fragment key={step}>
              {index > 0 && ", "}
              <RouteLink {...linkTo("/ajustes/instalacion", { step })}>
                {t(`setup_name.${step}`).toLowerCase()}
              </RouteLink>
            </Fragment>
          ))}
        </Typography>
      </Box>
      <LinkButton variant="contained" {...linkTo("/ajustes/instalacion", { step: first })}>
        {t(done === 0 ? "setup_begin" : "setup_go_on")}
      </LinkButton>
    </Card>
  );
}
