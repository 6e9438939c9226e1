// The photos of a quick entry: taken or chosen, shown small, taken out again.
import { useEffect, useRef, useState } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import { acceptedExtensions } from "@atalaya/contract/values/file-types.ts";
import { raise } from "../../../api/events.ts";
import { addFile, dropFile, filesOf } from "../../../screens/outbox/kept-files.ts";
import { hasExtension } from "../../../uploads/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

type Shown = { key: string; name: string; address: string };

const tile = 72;

type QuickPhotosProps = { entry: string; onCount: (count: number) => void };

/** `onCount` is told how many there are, also of an entry that was begun before. */
export function QuickPhotos({ entry, onCount }: QuickPhotosProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly Shown[]>([]);
  useEffect(() => onCount(photos.length), [photos.length, onCount]);
  useEffect(() => {
    let isCurrent = true;
    const made: string[] = [];
    const show = ({ key, name, blob }: { key: string; name: string; blob: Blob }) => {
      const address = URL.createObjectURL(blob);
      made.push(address);
      return { key, name, address };
    };
    void filesOf(entry).then((kept) => isCurrent && setPhotos(kept.map(show)));
    return () => {
      isCurrent = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [entry]);

  const add = async (files: readonly File[]) => {
    const isFit = (file: File) => file.type.startsWith("image/") && hasExtension(file.name, acceptedExtensions);
    for (const { name } of files.filter((file) => !isFit(file)))
      raise("SET_MESSAGE", { message: t("quick_photo_refused", { name }), type: "error" });
    // All at once, so that an entry that is sent now waits for each of them.
    for (const added of files.filter(isFit).map((file) => addFile(entry, file))) {
      const { key, name, blob, isKept } = await added;
      if (!isKept) raise("SET_MESSAGE", { message: t("quick_photo_not_kept"), type: "warning" });
      setPhotos((before) => [...before, { key, name, address: URL.createObjectURL(blob) }]);
    }
  };
  const remove = ({ key, address }: Shown) => {
    URL.revokeObjectURL(address);
    setPhotos((before) => before.filter((photo) => photo.key !== key));
    void dropFile(key);
  };

  return (
    <Box role="group" aria-label={t("quick_photos")} sx={{ display: "flex", flexWrap: "wrap", gap: "10px" }}>
      {photos.map((photo) => (
        <Photo key={photo.key} name={photo.name} address={photo.address} onRemove={() => remove(photo)} />
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
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void add(files);
        }}
      />
    </Box>
  );
}

type PhotoProps = { name: string; address: string; onRemove: () => void };

function Photo({ name, address, onRemove }: PhotoProps) {
  const t = useWords();
  return (
    <Box sx={{ position: "relative", width: tile, height: tile }}>
      <Box
        component="img"
        src={address}
        alt={name}
        sx={{ width: "100%", height: "100%", objectFit: "cover", borderRadius: "8px" }}
      />
      <IconButton
        aria-label={t("quick_photo_remove", { name })}
        onClick={onRemove}
        sx={(theme) => ({
          position: "absolute",
          top: -10,
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
