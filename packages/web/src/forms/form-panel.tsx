// The frame of every form: a head, the error summary, the fields, and a foot that stays with state, Discard and Save.
import { useEffect, useRef, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormProvider, type FieldValues } from "react-hook-form";
import { formatInstant } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { ariaKeysOf, useShortcut } from "../ui/shortcuts.ts";
import { phoneQuery } from "../ui/theme-global.ts";
import { useLanguage, useWords } from "../ui/words.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Notice } from "./notice.tsx";
import type { ResourceForm } from "./use-resource-form.ts";

type FormPanelProps<V extends FieldValues> = {
  /** Picture, title, tags and the close button. */
  head: ReactNode;
  controller: ResourceForm<V>;
  labelOf: (field: string) => string;
  isReadOnly?: boolean;
  /** Buttons at the left of Discard, such as Delete. */
  extraActions?: ReactNode;
  /** A new thing may be saved untouched once it is complete. */
  isNew: boolean;
  /** "Guardar" unless it can be said more clearly. */
  saveLabel?: string;
  /** Stands in the foot instead of the usual state: what is about to change. */
  state?: ReactNode;
  /** Called before a field with an error takes the focus: it may lie in a tab that is not open. */
  onReveal?: (field: string) => void;
  /** The content reaches the panel's edges: tables. */
  isFlush?: boolean;
  children: ReactNode;
};

/** The first field that cannot read what is typed in it, which it says by its own validity; it is told that it was asked. */
const unreadableIn = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ?? [])].find(
    (field) => field.validity.customError && !field.checkValidity(),
  );

/** The fields let go of the focus while they are saved, and the one that had it gets it back. */
function useFocusKept(isSending: boolean) {
  const focused = useRef<Element | null>(null);
  if (!isSending) focused.current = document.activeElement;
  useEffect(() => {
    if (!isSending) return;
    const element = focused.current;
    return () => {
      if (document.activeElement === document.body && element instanceof HTMLElement && element.isConnected)
        element.focus();
    };
  }, [isSending]);
}

export function FormPanel<V extends FieldValues>(props: FormPanelProps<V>) {
  const { head, controller, labelOf, isReadOnly = false, extraActions, isNew, isFlush = false, children } = props;
  const t = useWords();
  const [language] = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  /** Nothing older is saved in the place of something typed that cannot be read. */
  const submit = () => {
    const unreadable = unreadableIn(element.current);
    if (unreadable) unreadable.focus();
    else controller.submit();
  };
  useShortcut("save", submit, !isReadOnly);
  useFocusKept(controller.isSending);
  return (
    <FormProvider {...controller.form}>
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0, bgcolor: "background.paper" }}
      >
        <Box sx={{ flex: "none", padding: "12px 20px 8px" }}>{head}</Box>
        {/* What would be typed while a save is under way would not be part of it. */}
        <Box
          inert={controller.isSending}
          sx={{ flex: 1, minHeight: 0, overflowY: "auto", padding: isFlush ? 0 : "4px 20px 20px" }}
        >
          <Box sx={{ padding: isFlush ? "4px 20px 0" : 0, "&:empty": { display: "none" } }}>
            {controller.recoveredAt && (
              <Notice status="info" icon="history">
                {t("draft_recovered", { time: formatInstant(controller.recoveredAt, language) })}
              </Notice>
            )}
            <ErrorSummary labelOf={labelOf} onReveal={props.onReveal} />
          </Box>
          {children}
        </Box>
        <Box
          sx={{
            flex: "none",
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "flex-end",
            gap: "8px",
            minHeight: 52,
            padding: "8px 20px",
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          {props.state ?? <FormState controller={controller} isReadOnly={isReadOnly} />}
          {extraActions}
          {!isReadOnly && (
            <>
              <Button variant="text" color="inherit" disabled={!controller.isDirty} onClick={controller.discard}>
                {t("discard")}
              </Button>
              <Button
                type="submit"
                variant="contained"
                aria-keyshortcuts={ariaKeysOf("save")}
                disabled={controller.isSaving || (!isNew && !controller.isDirty)}
              >
                {controller.isSaving ? t("saving") : (props.saveLabel ?? t("save"))}
              </Button>
            </>
          )}
        </Box>
      </Box>
    </FormProvider>
  );
}

function FormState<V extends FieldValues>({
  controller: { isDirty, keptAt },
  isReadOnly,
}: {
  controller: ResourceForm<V>;
  isReadOnly: boolean;
}) {
  const t = useWords();
  const [language] = useLanguage();
  const time = keptAt ? formatInstant(keptAt, language).slice(-5) : "";
  const [icon, text] = isReadOnly
    ? ["lock", t("form_read_only")]
    : isDirty && keptAt
      ? ["check", t("draft_kept", { time })]
      : isDirty
        ? ["circle", t("form_unsaved")]
        : ["", t("form_required")];
  return (
    <Typography
      variant="caption"
      component="p"
      color="textDisabled"
      role="status"
      sx={{ flex: 1, minWidth: 80, [phoneQuery]: { flexBasis: "100%" } }}
    >
      {icon && <Icon name={icon} size={12} />} {text}
    </Typography>
  );
}
