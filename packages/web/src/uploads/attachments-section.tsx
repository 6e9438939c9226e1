// The files of one thing, loaded when the panel that shows them is open: a list without a panel need not know of uploads.
import { lazy, Suspense, type ComponentProps } from "react";
import type { Attachments } from "./attachments.tsx";

const Loaded = lazy(async () => ({ default: (await import("./attachments.tsx")).Attachments }));

export const AttachmentsSection = (props: ComponentProps<typeof Attachments>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
