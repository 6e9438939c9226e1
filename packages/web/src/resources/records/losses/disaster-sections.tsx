// What the form of a record has only where it is a disaster: its card, its losses, and the assets that it damaged.
import { useRef } from "react";
import { DamagesSection } from "../assets/damages-section.tsx";
import { EventSection } from "./event-section.tsx";
import type { AddFigure } from "./figure-columns.tsx";
import { LossesSection } from "./losses-section.tsx";

export function DisasterSections() {
  const adder = useRef<AddFigure>(null);
  return (
    <>
      <EventSection />
      <LossesSection adder={adder} />
      <DamagesSection onUse={(row) => adder.current?.(row)} />
    </>
  );
}
