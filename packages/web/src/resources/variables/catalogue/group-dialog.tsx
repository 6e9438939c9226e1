// A group of variables: its names, and where it may be used.
import { useId } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Tooltip from "@mui/material/Tooltip";
import { FormProvider, useForm } from "react-hook-form";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import { Id } from "@atalaya/contract/record.ts";
import {
  VariableGroupDraft,
  variableGroupsOf,
  type VariableGroup,
} from "@atalaya/contract/resources/variable-groups.ts";
import { usePlace } from "../../../api/places.ts";
import type { ApiError } from "../../../api/request.ts";
import { useCreate, useDelete, useUpdate } from "../../../api/use-resource.ts";
import { fieldsOf, useLabelOf } from "../../../forms/fields-of.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { resolverFor } from "../../../forms/validate.ts";
import { useWords } from "../../../ui/words.ts";
import { Availability } from "../editor/availability.tsx";
import { useMayDefine } from "../use-variables.ts";

const { Text } = fieldsOf(variableGroupsOf("situation"));
const PlacedDraft = VariableGroupDraft.extend({ company_id: Id });

type GroupDialogProps = {
  domain: Domain;
  /** Null for a new one. */
  group: VariableGroup | null;
  /** Behind all others. */
  sort_order: number;
  onClose: () => void;
};

export function GroupDialog({ domain, group, sort_order, onClose }: GroupDialogProps) {
  const t = useWords();
  const titleId = useId();
  const resource = variableGroupsOf(domain);
  const labelOf = useLabelOf(resource);
  const { place } = usePlace();
  const mayDefine = useMayDefine(domain);
  const action = group ? "update" : "create";
  const mayShare = mayDefine(action, null);
  const places = usePlaceOptions((id) => mayDefine(action, id));
  const onlyPlace = places.length === 1 ? places[0]?.id : places.find(({ id }) => id === place)?.id;
  const form = useForm<VariableGroupDraft>({
    resolver: resolverFor<VariableGroupDraft>(mayShare ? VariableGroupDraft : PlacedDraft, t),
    defaultValues: group
      ? { name_es: group.name_es, name_en: group.name_en, sort_order: group.sort_order, company_id: group.company_id }
      : { name_es: "", name_en: null, sort_order, company_id: mayShare ? null : (onlyPlace ?? null) },
  });
  const create = useCreate(resource, { message: () => t("group_saved") });
  const update = useUpdate(resource, { message: () => t("group_saved") });
  const remove = useDelete(resource, { message: () => t("group_deleted") });
  const answers = {
    onSuccess: onClose,
    onError: ({ errors, message }: ApiError) => {
      const [field, texts] = Object.entries(errors)[0] ?? ["name_es", [message]];
      form.setError(field as keyof VariableGroupDraft, { message: texts[0] ?? message });
    },
  };
  const save = form.handleSubmit((draft) =>
    group ? update.mutate({ ...draft, id: group.id, version: group.version }, answers) : create.mutate(draft, answers),
  );
  const isBusy = create.isPending || update.isPending || remove.isPending;
  const mayDelete = group !== null && mayDefine("delete", group.company_id);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id={titleId}>{t(group ? "group_edit" : "group_new")}</DialogTitle>
        <DialogContent>
          <FormProvider {...form}>
            <Text name="name_es" />
            <Text name="name_en" />
            <Availability
              label={labelOf("company_id")}
              places={places}
              allLabel={mayShare ? t("variable_shared") : undefined}
              isReadOnly={false}
            />
          </FormProvider>
        </DialogContent>
        <DialogActions>
          {mayDelete && (
            <Tooltip title={group.variable_count > 0 ? t("group_used") : ""}>
              <span style={{ marginRight: "auto" }}>
                <Button
                  variant="outlined"
                  color="error"
                  disabled={isBusy || group.variable_count > 0}
                  onClick={() => remove.mutate({ id: group.id, version: group.version }, answers)}
                >
                  {t("delete")}
                </Button>
              </span>
            </Tooltip>
          )}
          <Button variant="text" color="inherit" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
