// All routes, built from the menu. Paths are clean, search parameters are plain text.
import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  retainSearchParams,
  type AnyRoute,
  type RouteComponent,
} from "@tanstack/react-router";
import { dashboard, menu, type MenuItem, type ScreenName } from "@atalaya/contract/menu.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { ownAddress } from "../api/own-address.ts";
import { goToLogin, home } from "../api/sign-in-page.ts";
import { session } from "../api/session.ts";
import { ForbiddenPage, NotFoundPage, RootFailedPage, ScreenFailedPage } from "./error-pages.tsx";
import { guard } from "./session/guard.ts";
import { parseSearch, stringifySearch } from "./plain-search.ts";
import { accountScreen, screens } from "./resources.ts";
import { Root } from "./root.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Rendered outside the shell, no sign-in needed. */
    public?: boolean;
    /** Shows "group / item" above the title. */
    breadcrumb?: boolean;
    /** Name of the menu entry that the route belongs to. */
    menu?: ScreenName;
    /** Title of a screen outside the menu. */
    title?: WordKey;
  }
}

export type RouterContext = { queryClient: QueryClient };

const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>) => search as { place?: string },
  search: { middlewares: [retainSearchParams(["place"])] },
  beforeLoad: ({ location, matches, cause, preload, context, search }) => {
    const last = matches.at(-1);
    return guard({
      path: location.href,
      place: search.place,
      // Only the root matches an unknown path, and its not-found page is public.
      isPublic: matches.length === 1 || last?.staticData.public === true,
      isPreload: preload || cause === "preload",
      queryClient: context.queryClient,
    });
  },
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: RootFailedPage,
});

const screenRoute = (item: MenuItem, breadcrumb: boolean) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: item.path,
    staticData: { breadcrumb, menu: item.name },
    component: screens[item.name],
  });

const redirectRoute = (path: string, to: string) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });

/** Signing in happens on a page of its own; the address still exists here for links and for Back. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  staticData: { public: true },
  beforeLoad: ({ preload }) => {
    if (session().user) throw redirect({ to: home, replace: true });
    if (!preload) goToLogin();
  },
});

/** A screen outside the menu. */
const pageRoute = (path: string, component: RouteComponent, title: WordKey) =>
  createRoute({ getParentRoute: () => rootRoute, path, component, staticData: { title } });

const routes: AnyRoute[] = [
  redirectRoute("/", home),
  redirectRoute("/ajustes", "/ajustes/roles"),
  redirectRoute("/propiedades", "/propiedades/lista"),
  loginRoute,
  pageRoute("/perfil", accountScreen, "my_account"),
  pageRoute("/forbidden", ForbiddenPage, "forbidden_title"),
  screenRoute(dashboard, false),
  ...menu.flatMap((group) => group.items.map((item) => screenRoute(item, true))),
];

/** The router of the console. */
export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree: rootRoute.addChildren(routes),
    basepath: ownAddress("/"),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    notFoundMode: "root",
    defaultPreload: "intent",
    defaultErrorComponent: ScreenFailedPage,
    scrollRestoration: true,
    trailingSlash: "never",
  });
