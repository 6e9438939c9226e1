// Packs of countries: what each brings, rehearsed before it is loaded, and what was made here for another installation.
import { useState } from "react";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { packParts, type PackPart } from "@atalaya/contract/packs/items.ts";
import type { PackFile } from "@atalaya/contract/packs/pack.ts";
import type { PackSummary } from "@atalaya/contract/resources/packs.ts";
import { raise } from "../../api/events.ts";
import { useUrlState } from "../../api/url-state.ts";
import { download } from "../../screens/import/csv-text.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { PackList } from "./pack-list.tsx";
import { PackPanel } from "./pack-panel.tsx";
import { askOwnPack, readPackFile, usePacks } from "./queries.ts";

const listWidth = 300;

/** A pack out of a file as the list would show it. */
const asSummary = (file: PackFile): PackSummary => ({
  key: file.key,
  title: file.title,
  country: file.rules?.country ?? null,
  version: file.version,
  sources: Array.isArray(file.sources) ? file.sources : [],
  rules: null,
  counts: Object.fromEntries(
    packParts.map((part) => [part, Array.isArray(file[part]) ? file[part].length : 0]),
  ) as Record<PackPart, number>,
  loaded: null,
});

async function saveOwn(): Promise<void> {
  const pack = await askOwnPack();
  const file = new Blob([JSON.stringify(pack, null, 2)], { type: "application/json" });
  download(`${pack.key}-${pack.version}.json`, file);
}

/** `?pack=chile` opens one that stands ready; one out of a file stays as long as the screen. */
export function PacksScreen() {
  const t = useWords();
  const { search, change } = useUrlState();
  const list = usePacks();
  const [file, setFile] = useState<PackFile | null>(null);
  const packs = list.data?.data;
  const ready = packs?.find(({ key }) => key === search.pack);
  const open = (key: string | null) => {
    setFile(null);
    change({ pack: key });
  };
  const openFile = async (given: File) => {
    const read = await readPackFile(given);
    if (!read) return raise("SET_MESSAGE", { message: t("pack_file_unreadable"), type: "error" });
    change({ pack: null });
    setFile(read);
  };
  const panel = () => {
    if (file)
      return (
        <PackPanel
          key={`file ${file.key} ${file.version}`}
          open={{ key: file.key, file }}
          pack={asSummary(file)}
          onClose={() => open(null)}
        />
      );
    if (!search.pack || !packs) return null;
    if (!ready) return <EmptyState title={t("pack_missing")} />;
    return <PackPanel key={ready.key} open={{ key: ready.key, file: null }} pack={ready} onClose={() => open(null)} />;
  };
  if (list.isError && !packs)
    return (
      <Page>
        <ErrorState error={list.error} title={t("packs_load_failed")} onRetry={() => void list.refetch()} />
      </Page>
    );
  return (
    <Page
      isFilling
      isCovered={file !== null || search.pack !== undefined}
      actions={
        <>
          <Tooltip describeChild title={t("pack_save_own_hint")}>
            <Button variant="outlined" startIcon={<Icon name="save" />} onClick={() => void saveOwn()}>
              {t("pack_save_own")}
            </Button>
          </Tooltip>
          <FileButton
            variant="outlined"
            startIcon={<Icon name="folder-open-o" />}
            label={t("pack_open_file")}
            accept=".json,application/json"
            onFile={(given) => void openFile(given)}
          />
        </>
      }
    >
      <ListAndPanel
        panelLabel={t("pack_panel")}
        listWidth={listWidth}
        list={<PackList packs={packs ?? []} openKey={file ? null : (search.pack ?? null)} onOpen={open} />}
        panel={panel()}
        placeholder={<EmptyState title={t("pack_choose_title")} text={t("pack_choose_text")} />}
      />
    </Page>
  );
}
