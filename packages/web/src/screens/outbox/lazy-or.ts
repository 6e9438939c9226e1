// Parts that come in a file of their own, and the little that stands in their place where that cannot be fetched.
import { lazy, type ComponentType } from "react";

/** Without its map or its clock an emergency is recorded all the same. */
export const lazyOr = <P extends object>(load: () => Promise<ComponentType<P>>, otherwise: ComponentType<P>) =>
  lazy(async () => ({ default: await load().catch(() => otherwise) }));
