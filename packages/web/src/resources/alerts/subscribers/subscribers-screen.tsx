// Who is told of alerts: a list, and a panel with what each is told of.
import { useState } from "react";
import Button from "@mui/material/Button";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { SubscriberFilterBar } from "./subscriber-filters.tsx";
import { ListAndPanel } from "../../../screens/list-and-panel.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import { useWords } from "../../../ui/words.ts";
import { SubscriberList } from "./subscriber-list.tsx";
import { SubscriberPanel } from "./subscriber-panel.tsx";
import type { ToldSecret } from "./webhook-section.tsx";
import { useSubscriberList } from "./use-subscribers.ts";

/** `?subscriber=5` opens one, `?subscriber=new` begins one. */
export function SubscribersScreen() {
  const t = useWords();
  const may = useMay();
  const { place } = usePlace();
  const { search, change } = useUrlState();
  const list = useSubscriberList();
  const openId = search.subscriber;
  /** The key of a webhook, told when it is made: its form has another address then. */
  const [told, setTold] = useState<ToldSecret | null>(null);
  const newButton = may("alerts.subscribers", place === "all" ? undefined : place) && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => change({ subscriber: "new" })}>
      {t("subscriber_new")}
    </Button>
  );
  return (
    <Page isFilling isCovered={openId !== undefined} actions={newButton}>
      <ListAndPanel
        panelLabel={t("subscriber_panel")}
        list={
          <>
            <SubscriberFilterBar />
            <SubscriberList list={list} openId={Number(openId) || null} newButton={newButton} />
          </>
        }
        panel={
          openId ? (
            <SubscriberPanel
              key={openId}
              id={openId === "new" ? null : Number(openId)}
              told={told}
              onTold={setTold}
              onOpen={(id) => change({ subscriber: id }, { isReplacing: true })}
              onClose={() => change({ subscriber: null })}
            />
          ) : null
        }
      />
    </Page>
  );
}
