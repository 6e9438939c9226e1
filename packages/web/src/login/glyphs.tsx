// The four small drawings of the login page; the icon font would weigh more than the page.
import type { ReactNode } from "react";

const Glyph = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const Eye = ({ isCrossed }: { isCrossed: boolean }) => (
  <Glyph>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="2" />
    {isCrossed && <path d="m2.5 13.5 11-11" />}
  </Glyph>
);

export const CapsLock = () => (
  <Glyph>
    <circle cx="8" cy="8" r="6" />
    <path d="m5.5 7.5 2.5-2.7 2.5 2.7M8 5v4M6.3 11.2h3.4" />
  </Glyph>
);

export const Warning = () => (
  <Glyph>
    <circle cx="8" cy="8" r="6.2" />
    <path d="M8 4.6v4M8 11.2v.1" />
  </Glyph>
);

export const Done = () => (
  <Glyph>
    <circle cx="8" cy="8" r="6.2" />
    <path d="m5.2 8.2 2 2 3.6-4" />
  </Glyph>
);
