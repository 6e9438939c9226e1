// The form of one committee: what constituted it, its quorum, and its members in the order of calling.
import { useMemo } from "react";
import { kindsFor, levelsFor } from "@atalaya/contract/domain/committee-kinds.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { CommitteeDraft, committees, type Committee } from "@atalaya/contract/resources/committees.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { useOnlyPlace } from "../../forms/place-options.ts";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { DeleteItem } from "../../screens/delete-item.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { useWords } from "../../ui/words.ts";
import { CommitteeFields } from "./committee-fields.tsx";

type CommitteeEditorProps = {
  /** Null for a new one. */
  committee: Committee | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** The committee that the law gives to a place of that country and kind. */
const blankIn = (place: Place | undefined) => ({
  kind: place ? kindsFor(place)[0] : "cogrid",
  level: place ? levelsFor(place)[0] : "communal",
  name: "",
  members: [],
});

export function CommitteeEditor({ committee, onOpen, onClose }: CommitteeEditorProps) {
  const t = useWords();
  const may = useMay();
  const versionText = useVersionText();
  const labelOf = useLabelOf(committees);
  const company_id = useOnlyPlace("legalDrm.create");
  const place = usePlace().places.find(({ id }) => id === company_id);
  const saved = useMemo(
    () => fieldsFrom<CommitteeDraft>(CommitteeDraft, committee ?? { ...blankIn(place), company_id }),
    [committee, company_id, place],
  );
  const isReadOnly = committee ? !may("legalDrm.update", committee.company_id) : !may("legalDrm.create");
  const create = useCreate<CommitteeDraft, Committee>(committees, { message: () => t("committee_created") });
  const update = useUpdate<Partial<CommitteeDraft>, Committee>(committees, { message: () => t("committee_saved") });
  const controller = useResourceForm<CommitteeDraft>({
    path: committees.path,
    schema: CommitteeDraft,
    saved,
    subject: committee,
    save: async (values, version, changes) => {
      if (committee && version !== null) return update.mutateAsync({ ...changes, id: committee.id, version });
      const created = await create.mutateAsync(values);
      onOpen(created.id);
      return created;
    },
  });
  const title = committee ? committee.name : t("committee_new");
  return (
    <>
      <FormPanel
        head={<PanelHead title={title} subtitle={versionText(committee)} onClose={onClose} />}
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={committee === null}
        extraActions={
          committee &&
          may("legalDrm.delete", committee.company_id) && (
            <DeleteItem
              resource={committees}
              item={committee}
              title={title}
              controller={controller}
              onDeleted={onClose}
            />
          )
        }
      >
        <CommitteeFields committee={committee} isReadOnly={isReadOnly} />
      </FormPanel>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["committee", "session"]} />
      <FormConflict
        controller={controller}
        labelOf={labelOf}
        show={(_, value) => (Array.isArray(value) ? String(value.length) : String(value ?? t("empty_value")))}
      />
    </>
  );
}
