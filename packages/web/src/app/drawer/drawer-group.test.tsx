// The drawer with entries that the present menu does not have: every field of R-306 is drawn.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { ThemeProvider } from "@mui/material/styles";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { byLanguage, words } from "@atalaya/contract/words.ts";
import { themeOf } from "../../ui/theme/theme.ts";
import { DrawerEntry } from "./drawer-entry.tsx";
import { DrawerGroup } from "./drawer-group.tsx";
import { pathOf, sorted, type MenuEntry } from "./menu-entries.ts";

beforeAll(() => void vi.stubGlobal("config", { words: byLanguage(words) }));
afterAll(() => void vi.unstubAllGlobals());

/** The drawn HTML, without the style elements in between. */
async function drawn(component: () => React.ReactNode): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  const html = renderToString(
    <ThemeProvider theme={themeOf("teal", "light")}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return html.replaceAll(/<style[^>]*>.*?<\/style>/g, "");
}

const drawEntry = (entry: MenuEntry) => drawn(() => <DrawerEntry entry={entry} isActive={false} />);

test("R-238 a screen is reached by the name of its route, or by group and item", () => {
  expect(pathOf({ name: "anything", title: "", component: "situationMapRecord" })).toBe("/records/situation");
  expect(pathOf({ name: "settings.users", title: "", group: "settings" })).toBe("/ajustes/usuarios");
  expect(pathOf({ name: "settings.users", title: "", group: "places" })).toBeUndefined();
});

test("R-306 an entry with a component is a link to that screen, with its icon", async () => {
  const html = await drawEntry({ name: "faq", title: "FAQ", component: "faq", icon: "question-circle-o" });
  expect(html).toMatch(/<a [^>]*href="\/faq"/);
  expect(html).toContain("FAQ");
  expect(html).toContain("\uf29c");
});

test("R-306 an address outside wins over a route, opens in its target and gives nothing away", async () => {
  const html = await drawEntry({
    name: "faq",
    title: "Senapred",
    component: "faq",
    href: "https://example.org/",
    target: "_blank",
  });
  expect(html).toMatch(/<a [^>]*href="https:\/\/example.org\/"/);
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener"');
  expect(html).not.toContain('href="/faq"');
});

test("R-306 a disabled entry cannot be reached, and says so", async () => {
  const html = await drawEntry({ name: "faq", title: "FAQ", component: "faq", disabled: true });
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('tabindex="-1"');
});

test("R-306 a badge, and an icon with its colour, stand at the right", async () => {
  const html = await drawEntry({
    name: "alertMapRecord",
    title: "Alertas",
    component: "alertMapRecord",
    badge: 3,
    action: "bell",
    actionClass: "warning",
  });
  expect(html).toContain(">3</span>");
  expect(html).toContain("\uf0f3");
  expect(await drawEntry({ name: "dashboard", title: "Panel", component: "dashboard", subAction: "star" })).toContain(
    "\uf005",
  );
});

test("R-232 R-306 section headers and dividers are no links", async () => {
  const header = await drawEntry({ name: "h", title: "Catastro", header: true });
  expect(header).toContain("Catastro");
  expect(header).not.toContain("<a ");
  const divider = await drawEntry({ name: "d", title: "", divider: true });
  expect(divider).toMatch(/^<hr/);
});

const nested: MenuEntry = {
  name: "places",
  title: "Lugares",
  items: [
    {
      name: "abroad",
      title: "Países",
      children: [
        { name: "faq", title: "Perú", component: "faq" },
        { name: "terms", title: "Chile", component: "terms" },
      ],
    },
    { name: "companies", title: "Ámbitos", component: "companies" },
  ],
};

test("R-232 a group holds links and groups of links, whichever of the two names they are listed under", async () => {
  const html = await drawn(() => <DrawerGroup group={nested} activeName="terms" />);
  expect(html).toMatch(/<button [^>]*aria-expanded="true"[^>]*>Lugares/);
  expect(html).toMatch(/<button [^>]*aria-expanded="true"[^>]*>Países/);
  expect(html).toMatch(/<a [^>]*href="\/terms"[^>]*aria-current="page"|<a [^>]*aria-current="page"[^>]*href="\/terms"/);
  expect(html).toContain('href="/companies"');
});

test("R-232 entries are sorted by title as the language sorts, at every depth", () => {
  const [group] = sorted([nested], "es");
  expect(group?.items?.map(({ title }) => title)).toEqual(["Ámbitos", "Países"]);
  expect(group?.items?.[1]?.items?.map(({ title }) => title)).toEqual(["Chile", "Perú"]);
});
