// Pages for what is not there, not allowed, or failed while being drawn.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { pageConfig } from "../api/page-config.ts";
import { home } from "../api/sign-in-page.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Logo } from "../ui/logo.tsx";
import { Page } from "../ui/page.tsx";
import { useWords } from "../ui/words.ts";
import { usePageTitle } from "./page-title.ts";

function HomeButton() {
  const t = useWords();
  return (
    <Button variant="contained" component={Link as React.ElementType} to={home}>
      {t("go_home")}
    </Button>
  );
}

/** A page outside the shell: the name of the product, and the content in the middle. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column", bgcolor: "background.paper" }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: "9px",
          padding: "24px",
          fontSize: "1.125rem",
          fontWeight: 650,
          letterSpacing: "-0.02em",
        }}
      >
        <Box component="span" sx={{ display: "inline-flex", color: "primary.main" }}>
          <Logo />
        </Box>
        {pageConfig().app_name}
      </Box>
      <Box sx={{ flex: 1, display: "grid", placeItems: "center", pb: "96px" }}>{children}</Box>
    </Box>
  );
}

/** public, outside the shell. */
export function NotFoundPage() {
  const t = useWords();
  usePageTitle(t("page_not_found"));
  return (
    <BarePage>
      <EmptyState titleAs="h1" title={t("page_not_found")} text={t("page_not_found_text")} actions={<HomeButton />} />
    </BarePage>
  );
}

/** where access denied leads. */
export function ForbiddenPage() {
  const t = useWords();
  return (
    <Page>
      <EmptyState title={t("forbidden_reason")} text={t("forbidden_text")} actions={<HomeButton />} />
    </Page>
  );
}

/** The user could not be loaded and none is known: the token stays, and there is a way to try again. */
export function RootFailedPage({ error, reset }: ErrorComponentProps) {
  const t = useWords();
  const router = useRouter();
  usePageTitle(t("user_unreachable"));
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <BarePage>
      <ErrorState titleAs="h1" error={error} title={t("user_unreachable")} onRetry={retry} />
    </BarePage>
  );
}

/** One screen failed; the shell around it still works. */
export function ScreenFailedPage({ error, reset }: ErrorComponentProps) {
  const t = useWords();
  const router = useRouter();
  console.error(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page>
      <ErrorState error={error} title={t("screen_failed")} onRetry={retry} />
    </Page>
  );
}
