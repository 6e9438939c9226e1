// The checklist of a kit: what has to be done, by whom and how soon. What the log has already is shown as it stands there.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { KitAction } from "@atalaya/contract/domain/event-kit.ts";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { Icon } from "../../ui/icon.tsx";
import { fingerQuery, fingertip } from "../../ui/theme/theme-global.ts";
import { spanText } from "../../ui/time/span-text.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { KitPart } from "./kit-part.tsx";
import { bySoonest, type Plan } from "./kit-plan.ts";

const minute = 60_000;

type KitActionsProps = { board: EventKit; plan: Plan; onChange: (part: Partial<Plan>) => void };

export function KitActions({ board, plan, onChange }: KitActionsProps) {
  const t = useWords();
  const { left_out } = plan;
  const put = (key: string, isOn: boolean) =>
    onChange({ left_out: isOn ? left_out.filter((it) => it !== key) : [...left_out, key] });
  return (
    <KitPart title={t("kit_checklist")}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {bySoonest(board.kit).map((action) => (
          <ActionLine
            key={action.key}
            action={action}
            board={board}
            isOn={!left_out.includes(action.key)}
            onPut={(isOn) => put(action.key, isOn)}
          />
        ))}
      </Box>
    </KitPart>
  );
}

/** "de inmediato", "en 45 min", "en 3 h". */
function withinText(minutes: number, t: Translate): string {
  if (minutes === 0) return t("kit_at_once");
  if (minutes % 60 === 0) return t("kit_within_hours", { hours: minutes / 60 });
  return t("kit_within", { span: spanText(minutes * minute, t) });
}

type ActionLineProps = { action: KitAction; board: EventKit; isOn: boolean; onPut: (isOn: boolean) => void };

function ActionLine({ action, board, isOn, onPut }: ActionLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const filed = board.actions.find(({ key }) => key === action.key);
  const role = board.kit.roles.find(({ key }) => key === action.role)?.title[language];
  const within = withinText(action.within_minutes, t);
  const state = filed && [t("log_number", { number: filed.number }), filed.state && t(`log_state.${filed.state}`)];
  const said = [role, ...(state ?? [within])].filter(Boolean).join(" · ");
  const picture = filed ? (
    <Box
      sx={{
        flex: "none",
        display: "grid",
        placeItems: "center",
        width: 28,
        height: 28,
        color: filed.state === "done" ? "success.main" : "text.disabled",
        [fingerQuery]: { width: fingertip },
      }}
    >
      <Icon name={filed.state === "done" ? "check-circle" : "circle-o"} size={15} />
    </Box>
  ) : (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => onPut(target.checked)}
      sx={{ flex: "none", width: 28, height: 28 }}
    />
  );
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}>
      <Box
        component={filed ? "div" : "label"}
        sx={{
          display: "flex",
          gap: "6px",
          p: "6px 0",
          ml: "-6px",
          [fingerQuery]: { ml: "-14px" },
          cursor: filed ? "default" : "pointer",
        }}
      >
        {picture}
        <Box component="span" sx={{ minWidth: 0, pt: "4px" }}>
          <Box component="span" sx={{ display: "block", color: isOn || filed ? "text.primary" : "text.secondary" }}>
            {action.text[language]}
          </Box>
          <Typography variant="caption" component="span" color="textSecondary" className="tn">
            {said}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
