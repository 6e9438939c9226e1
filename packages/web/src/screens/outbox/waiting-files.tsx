// The photos of what is being entered, and the sound recorded with it: taken or chosen, shown small, taken out again.
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import { acceptedExtensions } from "@atalaya/contract/values/file-types.ts";
import { raise } from "../../api/events.ts";
import { hasExtension } from "../../uploads/rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { addFile, dropFile, filesOf } from "./kept-files.ts";

const SoundButton = lazy(async () => ({ default: (await import("./sound-button.tsx")).SoundButton }));

type Shown = { key: string; name: string; type: string; address: string };

const tile = 72;

type WaitingFilesProps = {
  /** What these files are, for assistive technology. */
  label: string;
  /** The uid of what they go with. */
  entry: string;
  /** Told how many there are, also of an entry that was begun before. */
  onCount: (count: number) => void;
  /** Sound can be recorded too. */
  takesSound?: boolean;
};

export function WaitingFiles({ label, entry, onCount, takesSound = false }: WaitingFilesProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly Shown[]>([]);
  useEffect(() => onCount(files.length), [files.length, onCount]);
  useEffect(() => {
    let isCurrent = true;
    const made: string[] = [];
    const show = ({ key, name, type, blob }: Omit<Shown, "address"> & { blob: Blob }) => {
      const address = URL.createObjectURL(blob);
      made.push(address);
      return { key, name, type, address };
    };
    void filesOf(entry).then((kept) => isCurrent && setFiles(kept.map(show)));
    return () => {
      isCurrent = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [entry]);

  const keep = async (chosen: readonly File[]) => {
    // All at once, so that an entry that is sent now waits for each of them.
    for (const added of chosen.map((file) => addFile(entry, file))) {
      const { key, name, type, blob, isKept } = await added;
      if (!isKept) raise("SET_MESSAGE", { message: t("quick_photo_not_kept"), type: "warning" });
      setFiles((before) => [...before, { key, name, type, address: URL.createObjectURL(blob) }]);
    }
  };
  const add = async (chosen: readonly File[]) => {
    const isFit = (file: File) => file.type.startsWith("image/") && hasExtension(file.name, acceptedExtensions);
    for (const { name } of chosen.filter((file) => !isFit(file)))
      raise("SET_MESSAGE", { message: t("quick_photo_refused", { name }), type: "error" });
    await keep(chosen.filter(isFit));
  };
  const remove = ({ key, address }: Shown) => {
    URL.revokeObjectURL(address);
    setFiles((before) => before.filter((file) => file.key !== key));
    void dropFile(key);
  };

  return (
    <Box role="group" aria-label={label} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "10px" }}>
      {files.map((file) => (
        <WaitingFile key={file.key} file={file} onRemove={() => remove(file)} />
      ))}
      <ButtonBase
        onClick={() => input.current?.click()}
        sx={(theme) => ({
          flexDirection: "column",
          gap: "4px",
          width: tile,
          height: tile,
          fontSize: 12,
          color: "text.secondary",
          border: `1px dashed ${theme.vars.palette.borderStrong}`,
          borderRadius: "8px",
        })}
      >
        <Icon name="camera" size={20} />
        {t("quick_photo")}
      </ButtonBase>
      {takesSound && (
        <Suspense>
          <SoundButton size={tile} onRecorded={(file) => void keep([file])} />
        </Suspense>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = "";
          void add(chosen);
        }}
      />
    </Box>
  );
}

type WaitingFileProps = { file: Shown; onRemove: () => void };

function WaitingFile({ file: { name, type, address }, onRemove }: WaitingFileProps) {
  const t = useWords();
  const isSound = type.startsWith("audio/");
  return (
    <Box sx={{ position: "relative", height: tile, display: "flex", alignItems: "center" }}>
      {isSound ? (
        <Box component="audio" controls src={address} aria-label={name} sx={{ height: 40, width: 220 }} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={name}
          sx={{ width: tile, height: tile, objectFit: "cover", borderRadius: "8px" }}
        />
      )}
      <IconButton
        aria-label={t("quick_photo_remove", { name })}
        onClick={onRemove}
        sx={(theme) => ({
          position: "absolute",
          top: isSound ? 4 : -10,
          right: -10,
          width: 28,
          height: 28,
          color: theme.vars.palette.background.paper,
          bgcolor: theme.vars.palette.text.primary,
          "&:hover": { bgcolor: theme.vars.palette.text.secondary },
          // The thumb needs more than what is seen.
          "&::after": { content: '""', position: "absolute", inset: -8 },
        })}
      >
        <Icon name="times" size={13} />
      </IconButton>
    </Box>
  );
}
