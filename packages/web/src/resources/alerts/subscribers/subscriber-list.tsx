// The list of subscribers: who, by which way, of which place, and whether whoever has the address agreed.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AlertSubscriptionSummary } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { EmptyList } from "../../../screens/empty-list.tsx";
import { PagedTable } from "../../../screens/paged-table.tsx";
import { CutText } from "../../../ui/cut-text.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useWords } from "../../../ui/words.ts";
import { channelIcons, stateMarks, subscriberFilters, type useSubscriberList } from "./use-subscribers.ts";

type SubscriberListProps = {
  list: ReturnType<typeof useSubscriberList>;
  openId: number | null;
  newButton: ReactNode;
};

export function SubscriberList({ list, openId, newButton }: SubscriberListProps) {
  const t = useWords();
  const { change } = useUrlState();
  return (
    <PagedTable<AlertSubscriptionSummary>
      label={t("subscriber_list")}
      list={list}
      nameOf={({ label }) => label}
      columns={useSubscriberColumns()}
      isTwoLine
      defaultSort="label"
      failedTitle={t("subscribers_load_failed")}
      activeId={openId}
      onOpen={({ id }) => change({ subscriber: id })}
      empty={
        <EmptyList
          filters={subscriberFilters}
          title={t("subscriber_none_title")}
          text={t("subscriber_none_text")}
          newButton={newButton}
        />
      }
    />
  );
}

function useSubscriberColumns(): Column<AlertSubscriptionSummary>[] {
  const t = useWords();
  return [
    {
      key: "label",
      title: t("label.alert_subscriptions.label"),
      isSortable: true,
      width: "100%",
      render: ({ label, address, channel, user_id }) => (
        <Box sx={{ width: 0, minWidth: "100%" }}>
          <CutText>{label}</CutText>
          <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
            <Icon name={channelIcons[channel]} size={11} />{" "}
            {channel === "push" || address === null ? t(`subscription_channel.${channel}`) : address}
            {user_id !== null && ` · ${t("subscriber_of_account")}`}
          </Typography>
        </Box>
      ),
    },
    {
      key: "company_name",
      title: t("label.alert_subscriptions.company_id"),
      from: 620,
      render: ({ company_name }) => company_name,
    },
    {
      key: "wants_exercises",
      title: t("subscriber_exercises"),
      from: 760,
      render: ({ wants_exercises }) => t(wants_exercises ? "yes" : "no"),
    },
    {
      key: "state",
      title: t("subscription_state"),
      render: ({ state }) => <Tag label={t(`subscription_state.${state}`)} {...stateMarks[state]} />,
    },
  ];
}
