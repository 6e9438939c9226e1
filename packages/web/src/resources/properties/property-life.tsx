// What happened to a property: the disasters that damaged it, and the works that repaired it.
import { paperSection } from "@atalaya/contract/paper.ts";
import { Section } from "../../forms/section.tsx";
import { useAssetLife } from "../../screens/asset-life/use-asset-life.ts";
import { Block } from "../../screens/paper/blocks.tsx";
import { useWords } from "../../ui/words.ts";

/** Nothing where nothing is known. */
export function PropertyLife({ thing }: { thing: { id: number } }) {
  const t = useWords();
  const section = paperSection(t("asset_life"), [useAssetLife("property", thing.id)]);
  if (!section) return null;
  return (
    <Section title={section.title}>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Section>
  );
}
