// Into which files the web build gathers what its pages and screens share: so few that a slow line is not asked a hundred times, and
// none that brings a screen what it has no use for.

/** What the bundler tells of a module. */
type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): Module | null };
type Modules = Set<string>;

const map = /node_modules[\\/]maplibre-gl[\\/]/;
const form = /node_modules[\\/]react-hook-form[\\/]/;

/** All that a module cannot be without, itself among it; what it loads on demand left out. */
function needsOf(id: string, graph: Graph, needs: Modules = new Set()): Modules {
  if (needs.has(id)) return needs;
  needs.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needsOf(imported, graph, needs);
  return needs;
}

/** What is there once a part that is loaded on demand is, the screens among them: its own needs, and those of what asked for it. */
function partsOf(first: string, graph: Graph): Modules[] {
  const parts = new Map([[first, needsOf(first, graph)]]);
  for (const needs of parts.values())
    for (const id of needs)
      for (const asked of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!parts.has(asked)) parts.set(asked, needsOf(asked, graph, new Set(needs)));
  return [...parts.values()];
}

type Pages = { login: Modules; start: Modules; parts: { needs: Modules; libraries: RegExp[] }[] };

function readPages(login: string, start: string, graph: Graph): Pages {
  const parts = partsOf(start, graph).map((needs) => ({
    needs,
    libraries: [map, form].filter((library) => [...needs].some((id) => library.test(id))),
  }));
  return { login: needsOf(login, graph), start: needsOf(start, graph), parts };
}

/**
 * The first group that fits takes a module: libraries, what both pages need, what the console starts with, then what several of its
 * parts share, by what those have besides. A list so never waits for the map, nor what is only read for the forms.
 */
export function chunksOf(login: string, start: string) {
  let known: Pages | undefined;
  const group = (name: string, holds: (id: string, pages: Pages) => boolean) => ({
    name: (id: string, graph: Graph) => (holds(id, (known ??= readPages(login, start, graph))) ? name : null),
  });
  /** What so many parts use that are without the libraries. */
  const sharedWithout = (without: readonly RegExp[], name: string, least: number) => ({
    ...group(
      name,
      (id, { parts }) =>
        parts.filter(({ needs, libraries }) => needs.has(id) && !libraries.some((it) => without.includes(it))).length >=
        least,
    ),
    minShareCount: 2,
  });
  const groups = [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: "mui", test: /node_modules[\\/](@mui|@emotion|stylis|react-transition-group|@popperjs)[\\/]/ },
    { name: "maplibre", test: /node_modules[\\/](maplibre-gl|@maplibre|pmtiles)[\\/]/ },
    { ...group("pages", (id, pages) => pages.login.has(id)), minShareCount: 2 },
    { ...group("libraries", (id, pages) => pages.start.has(id)), test: /node_modules/ },
    group("console", (id, pages) => pages.start.has(id)),
    sharedWithout([form, map], "lists", 2),
    sharedWithout([map], "forms", 2),
    // For a single part without a map: what it has of the map's own, and what else it shares with those that have one.
    { ...sharedWithout([map], "positions", 1), test: /[\\/](proj4|mgrs|wkt-parser|src[\\/]map)[\\/]/ },
    sharedWithout([map], "few", 1),
    { name: "maps", minShareCount: 2 },
  ];
  return groups.map((it, index) => ({ ...it, priority: groups.length - index }));
}
