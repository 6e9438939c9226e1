// A setting as a field of a form: what it is called, and what it says where the environment decides it.
import type { Installation, InstallationField } from "@atalaya/contract/resources/installation.ts";
import { useWords } from "../../ui/words.ts";

export type Setting = { name: InstallationField; label: string; isReadOnly: boolean; help?: string };

/** `setting("organisation", help)` answers what a field of the form is given. */
export function useSetting({ locked }: Installation): (name: InstallationField, help?: string) => Setting {
  const t = useWords();
  return (name, help) => {
    const variable = locked[name];
    const said = variable ? t("setup_set_by", { variable }) : help;
    return {
      name,
      label: t(`label.installation.${name}`),
      isReadOnly: variable !== undefined,
      ...(said !== undefined && { help: said }),
    };
  };
}
