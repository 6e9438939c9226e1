// A button that leads to another screen.
import Button from "@mui/material/Button";
import { createLink } from "@tanstack/react-router";

export const RouteButton = createLink(Button);
