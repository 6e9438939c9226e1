// The panel in which one thing of a noun is changed: its head, the form, deleting it, leaving it, and what somebody else saved meanwhile.
import type { ComponentProps, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { Resource } from "@atalaya/contract/record.ts";
import type { SearchKey } from "../api/addresses.ts";
import { FormConflict } from "../forms/conflict-dialog.tsx";
import { useLabelOf } from "../forms/fields-of.tsx";
import { FormPanel } from "../forms/form-panel.tsx";
import { LeaveGuard } from "../forms/leave-guard.tsx";
import type { ResourceForm } from "../forms/use-resource-form.ts";
import { DeleteItem } from "./delete-item.tsx";
import { PanelHead } from "./panel-head.tsx";

type Head = Omit<ComponentProps<typeof PanelHead>, "onClose">;

type ResourceEditorProps<V extends FieldValues> = {
  resource: Pick<Resource, "path" | "labels" | "detail">;
  controller: ResourceForm<V>;
  /** Null for a new one. */
  item: { id: number; version: number } | null;
  head: Head;
  isReadOnly?: boolean;
  /** The parts of the address that choose what is edited. */
  keys: readonly SearchKey[];
  /** A value as a person reads it, where two versions are compared. */
  show: (field: string, value: unknown) => string;
  onClose: () => void;
  /** Without it nobody may delete it here. */
  onDeleted?: (() => void) | false | undefined;
  /** Beside Delete: other things that can be done with it. */
  actions?: ReactNode;
  saveLabel?: string | undefined;
  children: ReactNode;
};

export function ResourceEditor<V extends FieldValues>(props: ResourceEditorProps<V>) {
  const { resource, controller, item, head, isReadOnly = false, keys, show, onClose, onDeleted, actions } = props;
  const labelOf = useLabelOf(resource);
  return (
    <>
      <FormPanel
        head={<PanelHead {...head} onClose={onClose} />}
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={item === null}
        saveLabel={props.saveLabel}
        extraActions={
          <>
            {item && onDeleted && (
              <DeleteItem
                resource={resource}
                item={item}
                title={head.title}
                controller={controller}
                onDeleted={onDeleted}
              />
            )}
            {actions}
          </>
        }
      >
        {props.children}
      </FormPanel>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={keys} />
      <FormConflict controller={controller} labelOf={labelOf} show={show} />
    </>
  );
}
