// A place being edited: the form, what is drawn of it on the map, conflicts, and leaving it.
import { useMemo } from "react";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { companies, type Company, type Place } from "@atalaya/contract/resources/companies.ts";
import { useMay, useMayEverywhere } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useTerritoryRefresh } from "../../api/territory.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import type { Drawing } from "../../screens/list-and-map/feature-map.tsx";
import { mapTextAround } from "../../screens/list-and-map/map-address.ts";
import { useBroughtIntoView } from "../../screens/list-and-map/use-brought-into-view.ts";
import { DeleteItem } from "../../screens/delete-item.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useWords } from "../../ui/words.ts";
import { OwnerPicture } from "../../uploads/owner-picture.tsx";
import { CompanyConflict } from "./company-conflict.tsx";
import { draftOf, draftSchema, newDraft, sentOf } from "./company-draft.ts";
import { CompanyForm } from "./company-form.tsx";
import { kindIcons } from "./company-kinds.ts";

export type CompanyEditorProps = {
  /** Null for a new one. */
  company: Company | null;
  /** Where a new one begins. */
  parent: Place | null;
  /** Tells the map what is drawn; null when nothing is. */
  onDrawing: (drawing: Drawing | null) => void;
  onClose: () => void;
  onSaved: (company: Company) => void;
};

/** The address's parts that choose what is edited. */
const editKeys = ["company"];

/** Without a boundary a town's surroundings, in degrees. */
const aroundCentre = 0.12;

/** The view that shows a place. */
function mapAround({ boundary_display, centroid }: Company): string {
  if (boundary_display) return mapTextAround(boundary_display);
  const [lon, lat] = centroid.coordinates;
  const corners: Position[] = [
    [lon - aroundCentre, lat - aroundCentre],
    [lon + aroundCentre, lat + aroundCentre],
  ];
  return mapTextAround({ type: "MultiPoint", coordinates: corners });
}

export function CompanyEditor({ company, parent, onDrawing, onClose, onSaved }: CompanyEditorProps) {
  const t = useWords();
  const may = useMay();
  const mayEverywhere = useMayEverywhere();
  const labelOf = useLabelOf(companies);
  const { places } = usePlace();
  const { change } = useUrlState();
  const refresh = useTerritoryRefresh();
  const action = company ? "companies.update" : "companies.create";
  const isReadOnly = company !== null && !may(action, company.id);
  const allowed = places.filter(({ id }) => may(action, id));
  // With every place in view a new one begins in the highest: the country, or the region of a regional officer.
  const highest = allowed.find(({ parent_company_id: above }) => allowed.every(({ id }) => id !== above));
  const start = (parent && may(action, parent.id) ? parent : highest) ?? null;
  const saved = useMemo(() => (company ? draftOf(company) : newDraft(start)), [company, start]);
  const controller = useEditor(companies, {
    item: company,
    saved,
    schema: draftSchema,
    says: { created: "company_saved", saved: "company_saved" },
    sent: sentOf,
    onSaved,
  });

  useBroughtIntoView(company?.id ?? null, () => company && mapAround(company));

  return (
    <>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={editKeys} />
      <FormPanel
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={company === null}
        head={
          <PanelHead
            picture={<Icon name={kindIcons[company?.kind ?? saved.kind]} size={22} />}
            title={company?.reason_social ?? t("company_new")}
            subtitle={company && t("company_version", { version: company.version })}
            marks={company && !company.is_active && <Tag label={t("company_inactive")} />}
            onClose={onClose}
          />
        }
        extraActions={
          company &&
          may("companies.delete", company.id) && (
            <DeleteItem
              resource={companies}
              item={company}
              title={company.reason_social}
              controller={controller}
              onDeleted={() => {
                change({ company: null, selected: null });
                // Not before: who may delete it is asked of the territory, and the button would be gone with its answer.
                refresh();
              }}
            />
          )
        }
      >
        <CompanyForm
          company={company}
          isReadOnly={isReadOnly}
          mayBeTop={mayEverywhere(action) || company?.parent_company_id === null}
          onDrawing={onDrawing}
        />
        {company && <OwnerPicture owner="companies" owner_id={company.id} kind="logo" />}
      </FormPanel>
      <CompanyConflict controller={controller} labelOf={labelOf} />
    </>
  );
}
