// Who is open: a saved person, loaded first, or a new one.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { users, type User } from "@atalaya/contract/resources/users.ts";
import { useRecord } from "../../api/use-resource.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { useWords } from "../../ui/words.ts";
import { useRoles } from "./queries.ts";
import { UserEditor } from "./user-editor.tsx";

type UserPanelProps = {
  /** Null for a new one. */
  id: number | null;
  /** The same person as the list has it: the name is shown while the rest loads. */
  listed: User | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function UserPanel({ id, listed, onOpen, onClose }: UserPanelProps) {
  const t = useWords();
  // The list may hold fewer roles: it is narrowed to the active place.
  const record = useRecord(users, id);
  const roles = useRoles();
  if (roles && (id === null || record.data))
    return <UserEditor user={record.data ?? null} roles={roles} onOpen={onOpen} onClose={onClose} />;
  return (
    <Box sx={{ padding: "12px 20px", height: "100%" }}>
      <PanelHead title={listed?.name ?? t(record.isError ? "user_missing" : "loading")} onClose={onClose} />
      {record.isError ? (
        <ErrorState
          error={record.error}
          title={t("user_missing")}
          onRetry={() => void record.refetch()}
          onBack={onClose}
        />
      ) : (
        <Skeletons />
      )}
    </Box>
  );
}

const Skeletons = () => (
  <Box aria-hidden sx={{ display: "grid", gap: "32px", pt: "32px" }}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={32} />
    ))}
  </Box>
);
