// What can be done with the committee: the call of a session and the papers at hand, the rest in a menu; on a phone all but the call.
import { useState } from "react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { useDownload } from "../../screens/use-download.ts";

type Action = { icon: string; label: string; run: () => void };

/** Without a committee only what needs none. */
export function CommitteeActions({ committee }: { committee: Committee | null }) {
  const t = useWords();
  const may = useMay();
  const isPhone = useIsPhone();
  const { change } = useUrlState();
  const save = useDownload();
  const papers: Action[] = committee
    ? [
        {
          icon: "file-pdf-o",
          label: t("committee_call_sheet"),
          run: () => save(`committees/${committee.id}/call-sheet.pdf`, `${committee.name}.pdf`),
        },
        {
          icon: "file-excel-o",
          label: t("committee_sheet"),
          run: () => save(`committees/${committee.id}/contacts.xlsx`, `${committee.name}.xlsx`),
        },
      ]
    : [];
  const constitute = {
    icon: "plus",
    label: t("committee_new"),
    run: () => change({ committee: "new", session: null }),
  };
  const trash = {
    icon: "trash-o",
    label: t("filter_trash"),
    run: () => change({ trash: "true", committee: null, session: null }),
  };
  const rare = [
    ...(isPhone ? papers : []),
    ...(committee && may("legalDrm.create") ? [constitute] : []),
    ...(may("legalDrm.delete") ? [trash] : []),
  ];
  return (
    <>
      {!isPhone &&
        papers.map(({ icon, label, run }) => (
          <Button key={icon} variant="outlined" startIcon={<Icon name={icon} />} onClick={run}>
            {label}
          </Button>
        ))}
      {committee && may("legalDrm.create", committee.company_id) && (
        <Button
          variant="contained"
          startIcon={<Icon name="bullhorn" />}
          onClick={() => change({ session: "new", committee: null })}
        >
          {t("session_new")}
        </Button>
      )}
      {rare.length > 0 && <ActionMenu actions={rare} />}
    </>
  );
}

function ActionMenu({ actions }: { actions: readonly Action[] }) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t("committee_menu")}>
        <IconButton
          aria-label={t("committee_menu")}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon name="ellipsis-v" size={16} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ icon, label, run }) => (
          <MenuItem
            key={icon}
            sx={{ gap: "12px" }}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            <Icon name={icon} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
