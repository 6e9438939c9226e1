// A telephone number that is called with one touch; on a phone a button that a thumb finds.
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "./icon.tsx";

type PhoneLinkProps = {
  number: string;
  /** Who is called: "Llamar a Bomberos, 24/7". */
  label: string;
  /** Only a button, the number in its tooltip. */
  isIconOnly?: boolean;
};

export function PhoneLink({ number, label, isIconOnly = false }: PhoneLinkProps) {
  const href = `tel:${number.replaceAll(" ", "")}`;
  // The row below would open.
  const stay = (event: React.MouseEvent) => event.stopPropagation();
  if (isIconOnly)
    return (
      <Tooltip title={number}>
        <IconButton
          component="a"
          href={href}
          aria-label={label}
          onClick={stay}
          sx={{ width: 44, height: 44, color: "primary.main" }}
        >
          <Icon name="phone" size={18} />
        </IconButton>
      </Tooltip>
    );
  return (
    <Link href={href} aria-label={`${label}: ${number}`} onClick={stay} className="tn finger-reach" underline="hover">
      {number}
    </Link>
  );
}
