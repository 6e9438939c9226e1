// A one-time link by which a person chooses a password, made on demand.
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import type { Invitation as Link } from "@atalaya/contract/resources/users.ts";
import type { User } from "@atalaya/contract/resources/users.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { Notice } from "../../forms/notice.tsx";
import { Section } from "../../forms/section.tsx";
import { LinkOnce } from "../../screens/link-once.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

export function Invitation({ user }: { user: User }) {
  const t = useWords();
  const make = useMutation<Link, ApiError>({
    mutationFn: () => call("POST users/:id/invitation", { id: user.id, leavesOnDenied: false }),
  });
  const isInvited = user.state === "invited";
  return (
    <Section title={t(isInvited ? "invitation" : "invitation_reset")}>
      <Typography color="textSecondary" sx={{ mb: "8px" }}>
        {t(isInvited ? "invitation_help" : "invitation_reset_help")}
      </Typography>
      {make.isError && (
        <Notice status="error" icon="exclamation-circle" role="alert">
          {make.error.message || t("invitation_offline")}
        </Notice>
      )}
      {make.data && <LinkOnce link={make.data} />}
      <Button
        variant="outlined"
        startIcon={<Icon name="link" />}
        disabled={make.isPending}
        onClick={() => make.mutate()}
      >
        {t(make.data ? "invitation_again" : "invitation_make")}
      </Button>
    </Section>
  );
}
