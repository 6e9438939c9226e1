// How a backup is restored: the commands, with the latest verified backup in them.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { BackupOverview } from "@atalaya/contract/resources/backups.ts";
import { Panel } from "../../ui/panel.tsx";
import { useWords } from "../../ui/words.ts";
import { CommandLine } from "../../ui/command-line.tsx";

/** What a shell takes as one word, as it stands. */
const plainWord = /^[\w@%+=:,./-]+$/;
const asWord = (text: string) => (plainWord.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

const isBucket = (place: string) => place.startsWith("s3://");

/** The latest verified backup as commands name it: by its path, or by its name in the bucket that the settings name. */
function latestFile({ plan, data }: BackupOverview): string | null {
  const good = data.find(
    ({ verified_at, name, place }) => verified_at && name && (place === plan.place || !isBucket(place)),
  );
  if (!good?.name) return null;
  return asWord(isBucket(good.place) ? good.name : `${good.place}/${good.name}`);
}

export function RestoreHelp({ overview }: { overview: BackupOverview }) {
  const t = useWords();
  const file = latestFile(overview) ?? t("backups_restore_file");
  const isEncrypted = file.endsWith(".age") || file.endsWith(".age'");
  const named = isEncrypted ? `${file} --key-file ${t("backups_restore_key")}` : file;
  return (
    <Panel title={t("backups_restore")}>
      <Box sx={{ padding: "0 16px 14px" }}>
        <Typography sx={{ mb: "4px" }}>{t("backups_restore_verify")}</Typography>
        <CommandLine command={`npm run atalaya -- verify ${named}`} />
        <Typography sx={{ m: "10px 0 4px" }}>{t("backups_restore_into")}</Typography>
        <CommandLine command={`DATA_DIR=${t("backups_restore_folder")} npm run atalaya -- restore ${named}`} />
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "10px 0 0" }}>
          {t("backups_restore_safe")}
        </Typography>
      </Box>
    </Panel>
  );
}
