// What follows from a change of the tree of places: where the user may do what, and which places there are to choose from.
import { useCallback } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "./call.ts";
import { placesQuery } from "./places.ts";
import { enter } from "./session.ts";

/** Asks for both again. Without an answer everything stays as it was: the next visit knows. */
export function useTerritoryRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: placesQuery.queryKey });
    call("GET user", { isQuiet: true }).then(
      ({ user }) => enter(user),
      () => {},
    );
  }, [client]);
}
