// The form over one list of what a place is associated with, saved by its call.
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { companies, Company } from "@atalaya/contract/resources/companies.ts";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/use-resource.ts";
import { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";

type LinksOptions<V> = {
  company: Company;
  path: "associatePersons" | "associateCompanies";
  schema: z.ZodObject;
  /** The list as the place has it, with its version. */
  listIn: (company: Company) => V;
  /** What was typed over what somebody else saved meanwhile. */
  merge: (base: V, mine: V, theirs: V) => V;
  onSaved: () => void;
};

/** Where somebody else changed the list meanwhile nothing is written: both changes are in the form, to be looked at and saved again. */
export function useLinks<V extends FieldValues>(options: LinksOptions<V>) {
  const { company, path, schema, listIn, merge, onSaved } = options;
  const t = useWords();
  const client = useQueryClient();
  const [base, setBase] = useState(() => listIn(company));
  const readAgain = () => client.invalidateQueries({ queryKey: keyOf(companies) });
  return useCallForm<V>({
    schema,
    initial: base,
    send: async (body) => {
      await call(`PUT companies/${path}/:id`, { id: company.id, body, leavesOnDenied: false });
      await readAgain();
      onSaved();
    },
    message: t("links_saved"),
    after: (list) => list,
    onConflict: (current, mine) => {
      const theirs = listIn(Company.parse(current));
      const values = merge(base, mine, theirs);
      setBase(theirs);
      void readAgain();
      return { values, message: t("links_changed") };
    },
  });
}
