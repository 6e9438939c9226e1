// What the form of a record has only where it is a disaster: its card, its losses, and the assets that it damaged.
import { useRef } from "react";
import { DamagesSection } from "../assets/damages-section.tsx";
import { EventSection } from "./event-section.tsx";
import type { AddFigure } from "./figure-columns.tsx";
import { LossesSection } from "./losses-section.tsx";

/** `id`: of the disaster, null while it is new. */
export function DisasterSections({ id }: { id: number | null }) {
  const adder = useRef<AddFigure>(null);
  return (
    <>
      <EventSection id={id} />
      <LossesSection adder={adder} />
      <DamagesSection onUse={(row) => adder.current?.(row)} />
    </>
  );
}
