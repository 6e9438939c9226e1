// A way to another view of a screen, or out of it: on a phone only its picture, so that what is shown begins higher.
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../ui/icon.tsx";
import { useIsPhone } from "../ui/use-is-phone.ts";

type WayProps = { icon: string; label: string; onClick: () => void };

export function Way({ icon, label, onClick }: WayProps) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={onClick}>
          <Icon name={icon} />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant="outlined" startIcon={<Icon name={icon} />} onClick={onClick}>
      {label}
    </Button>
  );
}
