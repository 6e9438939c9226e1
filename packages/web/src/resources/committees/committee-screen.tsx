// The committee of risk management: who belongs to it and is called in which order, its sessions, and what was agreed.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { committeeSessions } from "@atalaya/contract/resources/committee-sessions.ts";
import { committees, type Committee } from "@atalaya/contract/resources/committees.ts";
import type { UrlState } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { CommitteeActions } from "./committee-actions.tsx";
import { CommitteeEditor } from "./committee-editor.tsx";
import { CommitteeOverview } from "./committee-overview.tsx";
import { CommitteeTrash } from "./committee-trash.tsx";
import { CommitteesWaiting } from "./committees-waiting.tsx";
import { RectificationEditor } from "./rectification-editor.tsx";
import { SessionEditor } from "./session-editor.tsx";
import { SessionReader } from "./session-reader.tsx";
import { useCommittees } from "./use-committees.ts";

/** `?committee=new` or an id opens its form, `?session=5` is read and, with `edit=1`, changed; `?trash=true` shows what was deleted, `?soon=true` and `?overdue=true` what waits. */
export function CommitteeScreen() {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const { all, current, data, isError, error, refetch } = useCommittees();
  const newButton = may("legalDrm.create") && (
    <Button
      variant="contained"
      startIcon={<Icon name="plus" />}
      onClick={() => change({ committee: "new", session: null })}
    >
      {t("committee_new")}
    </Button>
  );
  const isTrash = search.trash === "true";
  const waiting = waitingIn(search);
  const isCovered = search.committee !== undefined || search.session !== undefined;
  return (
    <Page
      isFilling
      isCovered={isCovered}
      actions={
        isTrash ? (
          <Button variant="outlined" startIcon={<Icon name="arrow-left" />} onClick={() => change({ trash: null })}>
            {t("committee_leave_trash")}
          </Button>
        ) : (
          <CommitteeActions committee={waiting ? null : current} />
        )
      }
    >
      <ListAndPanel
        panelWidth={600}
        panelLabel={t(search.session ? "session_panel" : "committee_panel")}
        list={
          <Box sx={{ flex: 1, minHeight: 0, overflow: "auto", bgcolor: "background.default", p: "12px 20px 20px" }}>
            {isTrash ? (
              <CommitteeTrash />
            ) : isError && !data ? (
              <ErrorState error={error} title={t("committee_load_failed")} onRetry={() => void refetch()} />
            ) : data && !current ? (
              <EmptyState title={t("committee_none_title")} text={t("committee_none_text")} actions={newButton} />
            ) : waiting ? (
              data && <CommitteesWaiting committees={all} what={waiting} />
            ) : (
              current && (
                <>
                  {all.length > 1 && (
                    <TextField
                      select
                      size="small"
                      value={current.id}
                      onChange={(event) => change({ of: event.target.value, committee: null, session: null })}
                      slotProps={{ htmlInput: { "aria-label": t("committee_choose") } }}
                      sx={{ mb: "12px", minWidth: 260, maxWidth: "100%" }}
                    >
                      {all.map(({ id, name, company_name }) => (
                        <MenuItem key={id} value={id}>
                          {name}, {company_name}
                        </MenuItem>
                      ))}
                    </TextField>
                  )}
                  <CommitteeOverview committee={current} />
                </>
              )
            )}
          </Box>
        }
        panel={search.committee || (search.session && current) ? <OpenPanel current={current} /> : null}
      />
    </Page>
  );
}

/** What is asked for of all committees at once; what one of them has overdue stands on its own page. */
function waitingIn({ soon, overdue, of }: UrlState<"/legal-drm-committee">): "soon" | "overdue" | null {
  if (soon === "true") return "soon";
  return overdue === "true" && !of ? "overdue" : null;
}

/** `?edit=rectification`: sealed minutes are changed in an edition of their own. */
const rectifying = "rectification";

/** What the address names, to be read or changed; nothing else. */
function OpenPanel({ current }: { current: Committee | null }) {
  const { search, change } = useUrlState();
  const { session, committee } = search;
  const numbered = (key: string | undefined) => (key && key !== "new" ? Number(key) : null);
  const openSession = useRecord(committeeSessions, numbered(session));
  const openCommittee = useRecord(committees, numbered(committee));
  const may = useMay();
  const close = () => change({ session: null, committee: null, edit: null });
  if (session && current) {
    if (session !== "new" && !openSession.data)
      return <WaitingPanel error={openSession.error} onRetry={() => void openSession.refetch()} onClose={close} />;
    const opened = session === "new" ? null : openSession.data!;
    const mayChange = may("legalDrm.update", current.company_id);
    if (opened?.seal && search.edit === rectifying && mayChange)
      return (
        <RectificationEditor
          key={session}
          committee={current}
          session={opened}
          onClose={() => change({ edit: null }, { isReplacing: true })}
        />
      );
    if (opened && (!search.edit || opened.seal || !mayChange))
      return (
        <SessionReader
          key={session}
          committee={current}
          session={opened}
          onEdit={() => change({ edit: 1 })}
          onRectify={() => change({ edit: rectifying })}
          onClose={close}
        />
      );
    return (
      <SessionEditor
        key={session}
        committee={current}
        session={opened}
        onOpen={(id) => change({ session: id, edit: 1 }, { isReplacing: true })}
        onClose={() => (opened ? change({ edit: null }) : close())}
        onDeleted={close}
      />
    );
  }
  if (!committee) return null;
  if (committee !== "new" && !openCommittee.data)
    return <WaitingPanel error={openCommittee.error} onRetry={() => void openCommittee.refetch()} onClose={close} />;
  return (
    <CommitteeEditor
      key={committee}
      committee={committee === "new" ? null : openCommittee.data!}
      onOpen={(id) => change({ committee: id, of: id }, { isReplacing: true })}
      onClose={close}
    />
  );
}
