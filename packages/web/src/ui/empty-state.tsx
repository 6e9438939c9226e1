// What a list shows when there is nothing: a small drawing, one sentence that says what to do, one or two actions.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

type StateBlockProps = {
  drawing: ReactNode;
  title: string;
  text?: string;
  actions?: ReactNode;
  foot?: ReactNode;
  /** On a page of its own the title is the page's h1. */
  titleAs?: "h1" | "h2";
};

/** The arrangement that empty and failed lists have in common. */
export function StateBlock({ drawing, title, text, actions, foot, titleAs = "h2" }: StateBlockProps) {
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        gap: "8px",
        minHeight: 280,
        padding: "32px 20px",
        textAlign: "center",
      }}
    >
      {drawing}
      <Typography variant="h4" component={titleAs} sx={{ mt: "8px" }}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 340 }}>
          {text}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "8px", mt: "8px" }}>{actions}</Box>
      )}
      {foot && (
        <Typography variant="overline" component="p" color="textDisabled" sx={{ mt: "4px" }}>
          {foot}
        </Typography>
      )}
    </Box>
  );
}

function RidgeDrawing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 88 64"
      width={88}
      height={64}
      aria-hidden
      fill="none"
      strokeWidth={1.5}
      sx={{ color: "text.disabled" }}
    >
      <path d="M3 57h82" stroke="currentColor" strokeLinecap="round" />
      <path d="M8 52 30 22l10 13 13-17 27 34Z" stroke="currentColor" strokeLinejoin="round" />
      <path
        d="M49 23V5l13 4.5L49 14"
        stroke="var(--mui-palette-primary-main)"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Box>
  );
}

type EmptyStateProps = {
  title: string;
  /** One sentence that says what to do next. */
  text?: string;
  actions?: ReactNode;
  titleAs?: "h1" | "h2";
};

/** Nothing here yet, or nothing that matches. */
export function EmptyState({ title, text, actions, titleAs }: EmptyStateProps) {
  return <StateBlock drawing={<RidgeDrawing />} title={title} text={text} actions={actions} titleAs={titleAs} />;
}
