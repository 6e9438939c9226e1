// A button that asks for one file.
import { useRef } from "react";
import Button, { type ButtonProps } from "@mui/material/Button";

type FileButtonProps = Omit<ButtonProps, "children" | "onClick"> & {
  label: string;
  accept: string;
  onFile: (file: File) => void;
};

/** The same file may be chosen again. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
    </>
  );
}
