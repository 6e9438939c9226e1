// The editor in React: made once, told of values that come from outside, and telling of what is typed.
import { useEffect, useEffectEvent, useRef } from "react";
import Box from "@mui/material/Box";
import type Quill from "quill";
import "quill/dist/quill.snow.css";
import { useWords } from "../../ui/words.ts";
import { editorStyle } from "./editor-style.ts";
import { toolbarFor } from "./editor-toolbar.ts";
import { htmlIn, makeQuill, showHtml, type Shown } from "./make-quill.ts";

export type QuillEditorProps = {
  id: string;
  label: string;
  labelId: string;
  helpId: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Takes what a form calls to bring the focus here. */
  reference: (element: { focus: () => void } | null) => void;
  isReadOnly: boolean;
  isRequired: boolean;
  isWrong: boolean;
};

export function QuillEditor(props: QuillEditorProps) {
  const { id, label, labelId, helpId, value, isReadOnly, isRequired, isWrong } = props;
  const t = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const quill = useRef<Quill | null>(null);
  const told = useRef(value);
  const shown = useRef<Shown | null>(null);
  const begin = useEffectEvent((editor: Quill) => showHtml(editor, value));
  const tell = useEffectEvent((html: string) => props.onChange(html));
  const leave = useEffectEvent(() => props.onBlur());
  const refer = useEffectEvent((element: { focus: () => void } | null) => props.reference(element));

  useEffect(() => {
    const place = document.createElement("div");
    const toolbar = toolbarFor(t, label);
    frame.current!.replaceChildren(toolbar, place);
    const editor = makeQuill({ place, toolbar, placeholder: t("rich_text_placeholder"), isReadOnly });
    quill.current = editor;
    editor.root.id = id;
    editor.root.setAttribute("role", "textbox");
    editor.root.setAttribute("aria-multiline", "true");
    editor.root.setAttribute("aria-labelledby", labelId);
    editor.root.setAttribute("aria-describedby", helpId);
    shown.current = begin(editor);
    editor.on("text-change", (_delta, _before, source) => {
      if (source !== "user") return;
      told.current = htmlIn(editor, shown.current!);
      tell(told.current);
    });
    const onBlur = () => leave();
    editor.root.addEventListener("blur", onBlur);
    refer({ focus: () => editor.focus() });
    return () => {
      editor.root.removeEventListener("blur", onBlur);
      refer(null);
      quill.current = null;
    };
    // Its texts are the editor's own, so it is made anew in another language.
  }, [t, id, label, labelId, helpId, isReadOnly]);

  useEffect(() => {
    if (quill.current && value !== told.current) shown.current = showHtml(quill.current, value);
    told.current = value;
  }, [value]);

  useEffect(() => {
    quill.current?.root.setAttribute("aria-required", String(isRequired));
    quill.current?.root.setAttribute("aria-invalid", String(isWrong));
    quill.current?.root.setAttribute("aria-readonly", String(isReadOnly));
  });

  return <Box ref={frame} sx={(theme) => editorStyle(theme, { t, isWrong, isReadOnly })} />;
}
