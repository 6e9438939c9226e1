// The frame of every form: a head, the error summary, the fields, and a foot that stays with state, Discard and Save.
import { Fragment, useEffect, useEffectEvent, useReducer, useRef, type ReactNode, type RefObject } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormProvider, type FieldValues } from "react-hook-form";
import { foot } from "../ui/foot.ts";
import { formatInstant } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { ariaKeysOf, useShortcut } from "../ui/shortcuts.ts";
import { takeFocus } from "../ui/take-focus.ts";
import { phoneQuery } from "../ui/theme/theme-global.ts";
import { useTopOf } from "../ui/use-top-of.ts";
import { useLanguage, useWords } from "../ui/words.ts";
import { PresenceLine } from "../ui/presence-line.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Notice } from "./notice.tsx";
import { useUnreadable } from "./unreadable.ts";
import type { ResourceForm } from "./use-resource-form.ts";

type FormParts = {
  /** Each begins at its top. */
  shown: string;
  /** Between head and fields, where it stays: which part it is, and the way to the others. */
  strip?: ReactNode;
  /** Shows the part that a field lies in. */
  onReveal: (field: string) => void;
};

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
  /** The next step beside Save, which then is the lesser button. */
  mainAction?: ReactNode;
  /** Where only a part of the form is shown at a time. */
  parts?: FormParts;
  /** "Guardar" unless it can be said more clearly. */
  saveLabel?: string | undefined;
  /** Stands in the foot instead of the usual state: what is about to change. */
  state?: ReactNode;
  /** The content reaches the panel's edges: tables. */
  isFlush?: boolean;
  children: ReactNode;
};

const fieldSelector = ["input", "textarea", "[role=combobox]", "[role=spinbutton]"]
  .map((one) => `${one}:not([readonly], [aria-hidden=true], [disabled])`)
  .join();

/** Finds a field again in a table of rows, which are made anew when they are saved; where its row is gone, the button that adds one. */
function finderOf(element: Element): () => HTMLElement | null | undefined {
  const line = element.closest<HTMLElement>("[data-row]");
  const tableId = line?.closest("[id^=field-]")?.id;
  if (!line || !tableId) return () => (element instanceof HTMLElement && element.isConnected ? element : null);
  const at = [...line.querySelectorAll(fieldSelector)].indexOf(element);
  const { row } = line.dataset;
  return () => {
    const table = document.getElementById(tableId);
    const fields = table?.querySelectorAll<HTMLElement>(`[data-row="${row}"] :is(${fieldSelector})`);
    return fields?.[at] ?? table?.querySelector<HTMLElement>("[data-add]");
  };
}

/** The fields let go of the focus while they are saved, and the one that had it gets it back. */
function useFocusKept(isSending: boolean) {
  const find = useRef<ReturnType<typeof finderOf> | null>(null);
  useEffect(() => {
    if (isSending)
      return () => {
        if (document.activeElement === document.body) find.current?.()?.focus({ preventScroll: true });
      };
    // As it comes: an empty row is taken away as the saving begins, and the focus with it.
    const remember = () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) find.current = finderOf(activeElement);
    };
    remember();
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [isSending]);
}

/** Something new is typed at once: its first field has the focus. A finger is not met by the keyboard of its screen. */
function useFirstField(content: RefObject<HTMLElement | null>, isNew: boolean) {
  const begin = useEffectEvent(() => {
    if (isNew && !matchMedia("(pointer: coarse)").matches)
      takeFocus(content.current?.querySelector<HTMLElement>(fieldSelector));
  });
  useEffect(() => begin(), []);
}

/** On a phone a button that cannot be pressed leaves its room to the others. */
const untouched = { [phoneQuery]: { display: "none" } };

export function FormPanel<V extends FieldValues>(props: FormPanelProps<V>) {
  const { head, controller, labelOf, isReadOnly = false, isNew, isFlush = false, children } = props;
  const t = useWords();
  const [language] = useLanguage();
  const { submit, element } = controller;
  const { hasUnreadable, look } = useUnreadable(element);
  /** Fields that are made anew forget what was typed in them and could not be read. */
  const [discards, discarded] = useReducer((count: number) => count + 1, 0);
  const isTyped = controller.isDirty || hasUnreadable;
  useShortcut("save", submit, !isReadOnly);
  useFocusKept(controller.isSending);
  const body = useTopOf<HTMLDivElement>(props.parts?.shown);
  useFirstField(body, isNew && !isReadOnly);
  return (
    <FormProvider {...controller.form}>
      <Box
        component="form"
        data-opened
        ref={element}
        noValidate
        onInput={look}
        onBlur={look}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0, bgcolor: "background.paper" }}
      >
        <Box sx={{ flex: "none", padding: "12px 20px 8px" }}>
          {head}
          <PresenceLine of={controller.subject} />
        </Box>
        {props.parts?.strip}
        {/* What would be typed while a save is under way would not be part of it. */}
        <Box
          ref={body}
          inert={controller.isSending}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            padding: isFlush ? 0 : props.parts?.strip ? "16px 20px 20px" : "4px 20px 20px",
          }}
        >
          <Box sx={{ padding: isFlush ? "4px 20px 0" : 0, "&:empty": { display: "none" } }}>
            {controller.recoveredAt && (
              <Notice status="info" icon="history">
                {t("draft_recovered", { time: formatInstant(controller.recoveredAt, language) })}
              </Notice>
            )}
            <ChangedElsewhere controller={controller} />
            <ErrorSummary labelOf={labelOf} onReveal={props.parts?.onReveal} />
          </Box>
          <Fragment key={discards}>{children}</Fragment>
        </Box>
        <FormFoot
          controller={controller}
          isTyped={isTyped}
          isNew={isNew}
          isReadOnly={isReadOnly}
          onDiscard={() => {
            controller.discard();
            discarded();
          }}
          saveLabel={props.saveLabel}
          state={props.state}
          extraActions={props.extraActions}
          mainAction={props.mainAction}
        />
      </Box>
    </FormProvider>
  );
}

type FormFootProps<V extends FieldValues> = Pick<
  FormPanelProps<V>,
  "controller" | "isNew" | "saveLabel" | "state" | "extraActions" | "mainAction"
> & { isTyped: boolean; isReadOnly: boolean; onDiscard: () => void };

/** How the form stands, and what can be done with it. */
function FormFoot<V extends FieldValues>(props: FormFootProps<V>) {
  const { controller, isTyped, isNew, isReadOnly, mainAction } = props;
  const t = useWords();
  return (
    <Box sx={{ ...foot, gap: "8px", py: "8px" }}>
      {props.state ?? <FormState controller={controller} isTyped={isTyped} isReadOnly={isReadOnly} />}
      {props.extraActions}
      {!isReadOnly && (
        <>
          <Button
            variant="text"
            color="inherit"
            disabled={!isTyped}
            sx={isTyped ? undefined : untouched}
            onClick={props.onDiscard}
          >
            {t("discard")}
          </Button>
          <Button
            type="submit"
            variant={mainAction ? "outlined" : "contained"}
            sx={isTyped || isNew || !mainAction ? undefined : untouched}
            aria-keyshortcuts={ariaKeysOf("save")}
            disabled={controller.isSaving || (!isNew && !isTyped)}
          >
            {controller.isSaving ? t("saving") : (props.saveLabel ?? t("save"))}
          </Button>
        </>
      )}
      {mainAction}
    </Box>
  );
}

function FormState<V extends FieldValues>({
  controller: { keptAt, savedAt },
  isTyped,
  isReadOnly,
}: {
  controller: ResourceForm<V>;
  isTyped: boolean;
  isReadOnly: boolean;
}) {
  const t = useWords();
  const [language] = useLanguage();
  const timeOf = (instant: string | null) => (instant ? formatInstant(instant, language).slice(-5) : "");
  const [icon, text] = isReadOnly
    ? ["lock", t("form_read_only")]
    : isTyped && keptAt
      ? ["check", t("draft_kept", { time: timeOf(keptAt) })]
      : isTyped
        ? ["circle", t("form_unsaved")]
        : savedAt
          ? ["check", t("form_saved_at", { time: timeOf(savedAt) })]
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
