// The classes of a legend: colour, bounds, names and how many records each has; and whether they are sound (V10).
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Distribution } from "@atalaya/contract/domain/distribution.ts";
import { LegendClasses, type LegendClass } from "@atalaya/contract/domain/legend.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ClassLine } from "./class-line.tsx";
import { classColumns, narrowTable } from "./class-table-style.ts";
import { countByClass, weakContrasts, withNewClass } from "./legend-classes.ts";

const mostClasses = 9;

export type ClassTableProps = {
  classes: readonly LegendClass[];
  values: Distribution["values"];
  edge: string | null;
  isReadOnly: boolean;
  /** `isBound`: the intervals changed, not only how they look. */
  onChange: (classes: LegendClass[], isBound: boolean) => void;
};

export function ClassTable({ classes, values, edge, isReadOnly, onChange }: ClassTableProps) {
  const t = useWords();
  const { counts, outside } = countByClass(classes, values);
  return (
    <Box sx={{ containerType: "inline-size" }}>
      <Heads />
      {classes.map((_, index) => (
        <ClassLine
          key={index}
          classes={classes}
          index={index}
          count={values.length > 0 ? (counts[index] ?? 0) : null}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px", minHeight: 40 }}>
        {!isReadOnly && classes.length < mostClasses && (
          <Button
            variant="text"
            startIcon={<Icon name="plus" />}
            onClick={() => onChange(withNewClass(classes, classes.at(-1)?.color ?? "#5E6B77"), true)}
          >
            {t("class_add")}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Soundness classes={classes} />
      </Box>
      <Warnings classes={classes} edge={edge} outside={outside} />
    </Box>
  );
}

/** For the eye: each field of a class says itself what it is. */
function Heads() {
  const t = useWords();
  const heads = [
    t("class_color"),
    "",
    t("class_from"),
    t("class_to"),
    t("class_name"),
    t("class_name_en"),
    t("class_count"),
    "",
  ];
  return (
    <Box
      aria-hidden
      sx={{
        display: "grid",
        gridTemplateColumns: classColumns,
        gap: "6px",
        color: "text.secondary",
        [narrowTable]: { display: "none" },
      }}
    >
      {heads.map((head, index) => (
        <Typography key={index} variant="caption" sx={{ textAlign: [2, 3, 6].includes(index) ? "right" : "left" }}>
          {head}
        </Typography>
      ))}
    </Box>
  );
}

/** Said always, not only when something is wrong. */
function Soundness({ classes }: { classes: readonly LegendClass[] }) {
  const t = useWords();
  const issues = LegendClasses.safeParse(classes).error?.issues ?? [];
  const codes = issues.flatMap((issue) => (issue.code === "custom" ? String(issue.params?.["code"]) : []));
  const isSound = codes.every((code) => !["class_gap", "class_overlap", "class_empty"].includes(code));
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ display: "flex", alignItems: "center", gap: "6px", color: isSound ? "success.main" : "error.main" }}
    >
      <Icon name={isSound ? "check-circle" : "exclamation-circle"} />
      {t(isSound ? "classes_sound" : "classes_unsound")}
    </Typography>
  );
}

function Warnings({
  classes,
  edge,
  outside,
}: {
  classes: readonly LegendClass[];
  edge: string | null;
  outside: number;
}) {
  const t = useWords();
  const [language] = useLanguage();
  const { faint, alike } = weakContrasts(classes, edge);
  const texts = [
    outside > 0 && t("classes_outside", { count: formatNumber(outside, language) }),
    faint > 0 && t("classes_faint", { count: faint }),
    alike > 0 && t("classes_alike", { count: alike }),
  ].filter((text) => text !== false);
  return texts.map((text) => (
    <Typography key={text} variant="caption" component="p" color="textSecondary" sx={{ mb: "4px" }}>
      <Icon name="warning" size={12} color="var(--mui-palette-warning-main)" /> {text}
    </Typography>
  ));
}
