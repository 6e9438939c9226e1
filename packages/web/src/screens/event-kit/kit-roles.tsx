// Who takes which role when an emergency is opened: a name and a telephone each, or nobody yet.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { KitRole } from "@atalaya/contract/domain/event-kit.ts";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { useSession } from "../../api/session.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { KitPart } from "./kit-part.tsx";
import type { Plan } from "./kit-plan.ts";

const longestName = 120;
const longestPhone = 40;

type KitRolesProps = {
  board: EventKit;
  plan: Plan;
  onChange: (part: Partial<Plan>) => void;
  /** Roles with a number and without a name. */
  missing: readonly string[];
};

export function KitRoles({ board, plan, onChange, missing }: KitRolesProps) {
  const t = useWords();
  const { holders } = plan;
  const nobody = { name: "", phone: "" };
  return (
    <KitPart title={t("kit_roles")} help={t("kit_roles_help")}>
      <Box sx={{ display: "grid", gap: "10px" }}>
        {board.kit.roles.map((role) => {
          const holder = board.holders.find((it) => it.role === role.key);
          if (holder) return <HeldRole key={role.key} role={role} who={[holder.name, holder.phone]} />;
          const typed = holders[role.key] ?? nobody;
          return (
            <RoleLine
              key={role.key}
              role={role}
              typed={typed}
              isMissing={missing.includes(role.key)}
              onType={(part) => onChange({ holders: { ...holders, [role.key]: { ...typed, ...part } } })}
            />
          );
        })}
      </Box>
    </KitPart>
  );
}

function HeldRole({ role, who }: { role: KitRole; who: readonly (string | null)[] }) {
  const [language] = useLanguage();
  return (
    <Box>
      <Typography variant="caption" component="p" sx={{ m: 0, fontWeight: 550 }}>
        {role.title[language]}
      </Typography>
      <span className="tn">{who.filter(Boolean).join(" · ")}</span>
    </Box>
  );
}

type Typed = { name: string; phone: string };
type RoleLineProps = { role: KitRole; typed: Typed; isMissing: boolean; onType: (part: Partial<Typed>) => void };

function RoleLine({ role: { key, title, duty }, typed, isMissing, onType }: RoleLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const own = useSession(({ user }) => user?.name ?? "");
  const role = title[language];
  return (
    <Box role="group" aria-label={role}>
      <Typography variant="caption" component="p" title={duty[language]} sx={{ m: "0 0 4px", fontWeight: 550 }}>
        {role}
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 0.7fr) auto", gap: "6px" }}>
        <TextField
          hiddenLabel
          id={`kit-name-${key}`}
          value={typed.name}
          placeholder={t("label.event_kits.holders.name")}
          error={isMissing}
          helperText={isMissing ? t("kit_who_missing") : ""}
          onChange={({ target }) => onType({ name: target.value })}
          slotProps={{
            htmlInput: { "aria-label": t("kit_who_of", { role }), maxLength: longestName, autoComplete: "off" },
          }}
        />
        <TextField
          hiddenLabel
          id={`kit-phone-${key}`}
          type="tel"
          value={typed.phone}
          placeholder={t("label.event_kits.holders.phone")}
          onChange={({ target }) => onType({ phone: target.value })}
          slotProps={{
            htmlInput: { "aria-label": t("kit_phone_of", { role }), maxLength: longestPhone, autoComplete: "off" },
          }}
        />
        <Button
          variant="text"
          aria-label={t("kit_me_of", { role })}
          onClick={() => onType({ name: own })}
          sx={{ minWidth: 0, alignSelf: "start" }}
        >
          {t("kit_me")}
        </Button>
      </Box>
    </Box>
  );
}
