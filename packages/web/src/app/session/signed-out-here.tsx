// Signed out without a network: said here in our own words, because the page for signing in cannot be fetched.
import { useCallback } from "react";
import Button from "@mui/material/Button";
import { raise } from "../../api/events.ts";
import { useKeepTrying } from "../../api/keep-trying.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useWords } from "../../ui/words.ts";
import { BarePage } from "../error-pages.tsx";
import { usePageTitle } from "../page-title.ts";
import { tellServer, useSignedOutHere } from "./sign-out.ts";

/** Tells the server as soon as there is a network, and leads to signing in then. */
export function SignedOutHere() {
  const t = useWords();
  const { token } = useSignedOutHere();
  usePageTitle(t("signed_out"));
  const attempt = useCallback(
    () => void tellServer(token).then((isTold) => isTold && raise("APP_LOGOUT", {})),
    [token],
  );
  useKeepTrying(attempt);
  return (
    <BarePage>
      <EmptyState
        titleAs="h1"
        title={t("signed_out_here")}
        text={t(token ? "signed_out_untold" : "signed_out_no_network")}
        actions={
          <Button variant="contained" onClick={attempt}>
            {t("retry")}
          </Button>
        }
      />
    </BarePage>
  );
}
