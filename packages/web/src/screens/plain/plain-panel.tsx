// The panel of one thing of a plain noun: it loads it, or starts a new one, and edits it beside the map.
import { useWatch } from "react-hook-form";
import { useHazardName } from "../../api/hazards.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useOnlyPlace } from "../../forms/choices/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { DeleteButton } from "../delete-button.tsx";
import { valuesOf } from "../filters.ts";
import type { Drawing } from "../list-and-map/feature-map.tsx";
import { useDrawnGeometry } from "../list-and-map/use-drawn-geometry.ts";
import { ResourceEditor } from "../resource-editor.tsx";
import { useVersionText } from "../version-text.ts";
import { WaitingPanel } from "../waiting-panel.tsx";
import { PlainField } from "./plain-field.tsx";
import type { Detail, PlainScreen } from "./plain-screen.ts";
import { useChoicesOf, useSay } from "./use-plain.ts";

type PlainEditorProps = {
  screen: PlainScreen;
  /** Null for a new one. */
  thing: Detail | null;
  saved: Record<string, unknown>;
  onDrawing: (drawing: Drawing | null) => void;
  onClose: () => void;
  onSaved: (thing: Detail) => void;
  onChanged: () => void;
  onDelete: (thing: Detail, onDone: () => void) => void;
};

/** `which` is "new" or an id. */
export function PlainPanel({ which, ...props }: Omit<PlainEditorProps, "thing" | "saved"> & { which: string }) {
  const id = which === "new" ? null : Number(which);
  const { noun } = props.screen;
  const blank = useBlank(noun);
  const { data, error, isError, refetch } = useRecord(noun, id);
  if (id === null) return <PlainEditor key="new" {...props} thing={null} saved={blank} />;
  if (data) {
    const saved = fieldsFrom<Record<string, unknown>>(noun.draft, data);
    return <PlainEditor key={data.id} {...props} thing={data as Detail} saved={saved} />;
  }
  return <WaitingPanel error={isError ? error : null} onRetry={() => void refetch()} onClose={props.onClose} />;
}

/** What a new one starts with: what the schema says, the active place, and the only symbol that is shown. */
function useBlank({ draft, path, symbol }: PlainScreen["noun"]): Record<string, unknown> {
  const { search } = useUrlState();
  const company_id = useOnlyPlace(`${path}.create`);
  const [shown, ...others] = valuesOf((search as Record<string, string>)[symbol]);
  const known = Object.entries(draft.shape).map(([name, field]) => [name, field.safeParse(undefined).data ?? null]);
  return {
    ...Object.fromEntries(known),
    company_id,
    [symbol]: others.length === 0 ? (shown ?? null) : null,
  };
}

function PlainEditor({ screen, thing, saved, onDrawing, onClose, onSaved, onChanged, onDelete }: PlainEditorProps) {
  const t = useWords();
  const [language] = useLanguage();
  const versionText = useVersionText();
  const may = useMay();
  const { noun, looks, marks, More, sections } = screen;
  const { path, symbol } = noun;
  const say = useSay(noun);
  const hazardName = useHazardName();
  const hazards = Object.entries(noun.columns.all).filter(([, { type }]) => type === "hazard");
  const show = useShownValue({
    ...useChoicesOf(noun),
    ...Object.fromEntries(hazards.map(([field]) => [field, (value: unknown) => hazardName(String(value))])),
  });
  const isThere = thing !== null && thing.deleted_at === null;
  const isReadOnly = thing !== null && !(isThere && may(`${path}.update`, thing.company_id));
  const controller = useEditor<PlainScreen["noun"], Record<string, unknown>>(noun, {
    item: thing,
    saved,
    says: { created: `says.${path}.saved`, saved: `says.${path}.saved` },
    onSaved: (it) => onSaved(it as Detail),
  });
  useDrawnGeometry(controller.form as never, { item: thing, geometryType: "any", isReadOnly, onDrawing });
  const look = looks[String(useWatch({ control: controller.form.control, name: symbol }))];
  const field = (name: string) => (
    <PlainField key={name} {...{ screen, name, isReadOnly }} action={thing ? "update" : "create"} />
  );
  return (
    <ResourceEditor
      resource={noun}
      controller={controller}
      item={thing}
      head={{
        picture: look && <Swatch {...look} size={28} />,
        title: thing ? screen.nameOf(thing, language) : say("new"),
        subtitle: versionText(thing as never),
        marks: thing && marks?.(thing, t),
      }}
      isReadOnly={isReadOnly}
      keys={[noun.screen.key, "place"]}
      show={show}
      onClose={onClose}
      actions={
        isThere &&
        may(`${path}.delete`, thing.company_id) && (
          <DeleteButton
            onDelete={() => {
              // Typed words stay in the local copy until the server has confirmed.
              controller.letGo();
              onDelete(thing, controller.forget);
            }}
          />
        )
      }
    >
      {sections.map(({ title, fields }) => (
        <Section key={title} title={t(title)}>
          {fields.map((it) => (typeof it === "string" ? field(it) : <Row key={it[0]}>{it.map(field)}</Row>))}
        </Section>
      ))}
      {isThere && More && <More thing={thing} isReadOnly={isReadOnly} onChanged={onChanged} />}
    </ResourceEditor>
  );
}
