// Rows that are put in order by dragging a handle, or with the keyboard: Space takes one up, arrows move it, Space puts it down.
import { createContext, useContext, useMemo, type ReactNode } from "react";
import Box from "@mui/material/Box";
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Icon } from "../icon.tsx";
import { fingerQuery, fingertip } from "../theme/theme-global.ts";
import { useWords } from "../words.ts";

/** A press that moves less is a click. */
const dragDistance = 4;

type SortableProps = {
  ids: readonly string[];
  /** What assistive technology calls a row. */
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

export function Sortable({ ids, nameOf, onMove, children }: SortableProps) {
  const t = useWords();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => ({ position: ids.indexOf(String(id)) + 1, total: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("sort_taken", { name: nameOf(String(active.id)), ...placeOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t("sort_over", { name: nameOf(String(active.id)), ...placeOf(over.id) }) : undefined,
    onDragEnd: ({ active, over }) =>
      t("sort_put", { name: nameOf(String(active.id)), ...placeOf(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t("sort_back", { name: nameOf(String(active.id)) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("sort_help") } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id ?? active.id))];
        if (from !== to && to >= 0) onMove(from, to);
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

type Handle = Pick<ReturnType<typeof useSortable>, "attributes" | "listeners" | "setActivatorNodeRef">;
const HandleContext = createContext<Handle | null>(null);

type SortableRowProps = { id: string; component?: "div" | "li"; isFixed?: boolean; children: ReactNode };

/** One row; it holds a `SortHandle` somewhere. A fixed one cannot be taken up, but others pass it. */
export function SortableRow({ id, component = "div", isFixed = false, children }: SortableRowProps) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: { draggable: isFixed, droppable: false },
  });
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <HandleContext value={handle}>
      <Box
        ref={setNodeRef}
        component={component}
        style={{ transform: CSS.Translate.toString(transform), transition }}
        sx={(theme) => ({
          position: "relative",
          ...(isDragging && {
            zIndex: 1,
            borderRadius: "6px",
            backgroundColor: theme.vars.palette.background.paper,
            outline: `2px solid ${theme.vars.palette.primary.main}`,
          }),
        })}
      >
        {children}
      </Box>
    </HandleContext>
  );
}

/** The part of a row that is dragged, and takes the focus. */
export function SortHandle({ label }: { label: string }) {
  const handle = useContext(HandleContext);
  if (!handle) return null;
  const { attributes, listeners, setActivatorNodeRef } = handle;
  return (
    <Box
      component="button"
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={label}
      sx={(theme) => ({
        flex: "none",
        display: "inline-flex",
        alignItems: "center",
        justifyContent: "center",
        width: 24,
        height: 28,
        [fingerQuery]: { width: fingertip, height: fingertip },
        padding: 0,
        border: 0,
        borderRadius: "4px",
        background: "none",
        color: theme.vars.palette.text.disabled,
        cursor: "grab",
        touchAction: "none",
        "&:hover": { color: theme.vars.palette.text.primary },
        "&:focus-visible": { outline: `2px solid ${theme.vars.palette.focus}` },
      })}
    >
      <Icon name="ellipsis-v" />
    </Box>
  );
}
