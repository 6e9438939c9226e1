// One line of a card, which leads as a whole to what it counts; its height and its columns are the card's.
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { createLink } from "@tanstack/react-router";

export const Line = createLink(
  styled(ButtonBase)(({ theme }) => ({
    display: "flex",
    justifyContent: "flex-start",
    gap: 10,
    width: "100%",
    padding: "4px 16px",
    textAlign: "left",
    textDecoration: "none",
    color: theme.vars.palette.text.primary,
    "&:hover": { backgroundColor: theme.vars.palette.hover },
    "&.Mui-focusVisible": { outlineOffset: -2 },
  })),
);
