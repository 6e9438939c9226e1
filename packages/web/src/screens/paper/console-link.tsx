// A link of a paper to another thing of the console.
import Link from "@mui/material/Link";
import { useRouter } from "@tanstack/react-router";

type ConsoleLinkProps = { address: string; children: string };

/** With a key held the browser opens it beside this one. */
export function ConsoleLink({ address, children }: ConsoleLinkProps) {
  const { history } = useRouter();
  return (
    <Link
      href={address}
      underline="hover"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.push(address);
      }}
    >
      {children}
    </Link>
  );
}
