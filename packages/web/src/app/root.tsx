// The root of all routes: the shell for those signed in, nothing around public pages.
import { Outlet, useMatches } from "@tanstack/react-router";
import { useSession } from "../api/session.ts";
import { Shell } from "./shell.tsx";
import { useSignedOutHere } from "./session/sign-out.ts";
import { SignedOutHere } from "./session/signed-out-here.tsx";

export function Root() {
  const isSignedIn = useSession((state) => state.user !== null);
  const isPublic = useMatches({
    select: (matches) => matches.length === 1 || matches.at(-1)?.staticData.public === true,
  });
  const isSignedOutHere = useSignedOutHere(({ is }) => is);
  if (isPublic) return <Outlet />;
  // The session just ended, and the login page is on its way, or cannot be: nothing of the user stays in sight.
  if (!isSignedIn) return isSignedOutHere ? <SignedOutHere /> : null;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
