// One more person: name, e-mail, a role and where; the link by which a password is chosen is shown once. Part of a form, so none of its own.
import { useState, type KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider } from "react-hook-form";
import { z } from "zod";
import { installation } from "@atalaya/contract/resources/installation.ts";
import { Id } from "@atalaya/contract/record.ts";
import { UserDraft, users, type Invitation } from "@atalaya/contract/resources/users.ts";
import { call } from "../../api/call.ts";
import { keyOf, useCreate } from "../../api/use-resource.ts";
import { ChoiceInput, TextInput } from "../../forms/fields.tsx";
import { useBound } from "../../forms/field-parts.tsx";
import { Notice } from "../../forms/notice.tsx";
import { PlaceChoice } from "../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { LinkOnce } from "../../screens/link-once.tsx";
import { useCallForm } from "../../screens/use-call-form.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useRoles } from "../users/queries.ts";

const Invited = z.object({
  name: UserDraft.shape.name,
  email: UserDraft.shape.email,
  role_id: Id,
  /** Null is everywhere. */
  company_id: Id.nullable(),
});
type Invited = z.infer<typeof Invited>;

export function InviteForm({ ownPlace }: { ownPlace: number | null }) {
  const t = useWords();
  const [language] = useLanguage();
  const client = useQueryClient();
  const roles = useRoles() ?? [];
  const create = useCreate(users);
  const [made, setMade] = useState<{ name: string; link: Invitation } | null>(null);
  const nobody = { name: "", email: "", role_id: null as unknown as number, company_id: ownPlace };
  const { form, failure, submit } = useCallForm<Invited>({
    schema: Invited,
    initial: nobody,
    message: t("user_created"),
    after: () => nobody,
    send: async ({ name, email, role_id, company_id }) => {
      setMade(null);
      const assignments = [{ role_id, company_id }];
      const { id } = await create.mutateAsync({ name, email, locale: language, assignments });
      setMade({ name, link: await call("POST users/:id/invitation", { id, leavesOnDenied: false }) });
      await client.invalidateQueries({ queryKey: [...keyOf(installation), "setup"] });
    },
  });
  // The form around it is not what is sent here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || event.defaultPrevented) return;
    event.preventDefault();
    submit();
  };
  return (
    <FormProvider {...form}>
      <Section title={t("setup_people_invite")}>
        {failure && (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {failure}
          </Notice>
        )}
        {made && (
          <Box sx={{ mb: "8px" }}>
            <Typography sx={{ mb: "4px" }}>{t("setup_people_invited", { name: made.name })}</Typography>
            <LinkOnce link={made.link} />
          </Box>
        )}
        <Box onKeyDown={onKeyDown}>
          <Row>
            <TextInput name="name" label={t("label.users.name")} isRequired />
            <TextInput name="email" type="email" label={t("label.users.email")} isRequired />
          </Row>
          <Row>
            <ChoiceInput
              name="role_id"
              label={t("setup_people_role")}
              isRequired
              options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Where />
          </Row>
        </Box>
        <Button
          variant="outlined"
          startIcon={<Icon name="user-plus" />}
          disabled={form.formState.isSubmitting}
          onClick={submit}
        >
          {t("setup_people_invite")}
        </Button>
      </Section>
    </FormProvider>
  );
}

function Where() {
  const t = useWords();
  const places = usePlaceOptions();
  const { field, ref, error } = useBound("company_id");
  return (
    <PlaceChoice
      id="field-company_id"
      label={t("setup_people_where")}
      value={field.value as number | null}
      onChange={field.onChange}
      places={places}
      allLabel={t("account_everywhere")}
      error={error}
      inputRef={ref}
    />
  );
}
