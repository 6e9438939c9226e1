// The palette's list: headings with their commands, one of them marked. The field keeps the focus.
import { useEffect, useRef } from "react";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { usePlace } from "../../api/places.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery, size } from "../../ui/theme/theme-global.ts";
import { useWords, type Translate } from "../../ui/words.ts";
import { isFound, type Command, type CommandGroup } from "./command.ts";

/** The id of a command's line in the page. */
export const optionId = ({ id }: Command): string => `palette ${id}`.replaceAll(/[^\w-]/g, "-");

const Line = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: size("control"),
  margin: "0 8px",
  padding: "0 8px",
  borderRadius: 6,
  cursor: "pointer",
  "& > span:first-of-type": { color: theme.vars.palette.text.disabled },
  "&[aria-selected=true]": {
    backgroundColor: theme.vars.palette.soft,
    color: theme.vars.palette.softText,
    "& span": { color: "inherit" },
  },
}));

/** Side by side; one below the other where that would leave ten letters of each. */
const Words = styled("span")({
  display: "flex",
  alignItems: "baseline",
  gap: 10,
  flex: 1,
  minWidth: 0,
  [phoneQuery]: { flexDirection: "column", alignItems: "stretch", gap: 0, padding: "4px 0" },
});

const Cut = styled("span")({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

const Detail = styled(Cut)(({ theme }) => ({
  flex: "none",
  maxWidth: "50%",
  marginLeft: "auto",
  fontSize: "0.75rem",
  color: theme.vars.palette.text.secondary,
  [phoneQuery]: { maxWidth: "none", marginLeft: 0 },
}));

const Heading = styled("div")(({ theme }) => ({
  padding: "10px 16px 4px",
  fontSize: "0.71875rem",
  fontWeight: 600,
  color: theme.vars.palette.text.disabled,
}));

/** What the server finds is of the active place, and the heading says so. */
const headingOf = (kind: CommandGroup["kind"], placeName: string | undefined, t: Translate) =>
  isFound(kind) && placeName ? `${t(`palette_${kind}`)} · ${placeName}` : t(`palette_${kind}`);

type CommandListProps = {
  id: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  onMark: (id: string) => void;
  onChoose: (command: Command) => void;
};

export function CommandList({ id, groups, active, onMark, onChoose }: CommandListProps) {
  const t = useWords();
  const { current } = usePlace();
  const list = useRef<HTMLDivElement>(null);
  const markedId = active && optionId(active);
  useEffect(() => {
    if (markedId) list.current?.querySelector(`#${markedId}`)?.scrollIntoView({ block: "nearest" });
  }, [markedId]);
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={t("palette")}
      sx={{ maxHeight: "min(56vh, 420px)", overflowY: "auto", pb: groups.length > 0 ? "8px" : 0 }}
    >
      {groups.map(({ kind, commands }) => (
        <div key={kind} role="group" aria-labelledby={`palette-${kind}`}>
          <Heading id={`palette-${kind}`} role="presentation">
            {headingOf(kind, current?.reason_social, t)}
          </Heading>
          {commands.map((command) => (
            <Line
              key={command.id}
              id={optionId(command)}
              role="option"
              aria-selected={command.id === active?.id}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => command.id !== active?.id && onMark(command.id)}
              onClick={() => onChoose(command)}
            >
              <Icon name={command.icon} size={14} />
              <Words>
                <Cut>{command.title}</Cut>
                {command.detail && <Detail>{command.detail}</Detail>}
              </Words>
            </Line>
          ))}
        </div>
      ))}
    </Box>
  );
}
