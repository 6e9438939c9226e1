// How much of a bare server's speed is left when one record is read, and when one field of it is changed (versioned and audited).
// `npm run bench:record [-- server|embedded] [records]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge } from "./figures.ts";
import { compare, type Load } from "./rates.ts";
import { read, startBare, startProduct } from "./servers.ts";

type Row = { id: number; version: number };

/** Changes the title of one record after the other; each waits for its turn until its last change was answered. */
function changes(url: string, headers: Record<string, string>, rows: Row[]): Load {
  const waiting = rows.map((row) => ({ ...row }));
  let number = 0;
  return {
    url,
    headers: { ...headers, "content-type": "application/json" },
    requests: [
      {
        method: "PUT",
        setupRequest: (request, context) => {
          const row = waiting.shift()!;
          Object.assign(context, { row });
          const body = JSON.stringify({ title: `Puente Demo ${++number}`, version: row.version });
          return { ...request, path: `${new URL(url).pathname}/${row.id}`, body };
        },
        onResponse: (_status, body, context) => {
          const { version } = JSON.parse(body) as Row;
          waiting.push({ ...(context as { row: Row }).row, version });
        },
      },
    ],
  };
}

async function measure(kind: Kind, count: number): Promise<void> {
  const filled = await filledDatabase(kind, count);
  const product = await startProduct(filled);
  const bare = await startBare(filled);
  try {
    const ours = `${product.address}/api/records/situation`;
    const theirs = `${bare.address}/records`;
    const rows: Row[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const { data } = await read<{ data: Row[] }>(
        `/api/records/situation?status=draft&per_page=100&page=${page}`,
        product,
      );
      rows.push(...data);
    }
    const paths = (base: string) => rows.map(({ id }) => ({ path: `${new URL(base).pathname}/${id}` }));

    console.log(`${kind}, ${count} records: one record`);
    const get = await compare(
      product,
      { url: ours, headers: product.headers, requests: paths(ours) },
      { url: theirs, requests: paths(theirs) },
    );
    judge("reading it, share of a bare server's requests/s", get.ratio, { least: 0.7 }, kind === "server");

    // Not the same rows on both sides: their versions would go apart.
    const half = rows.length / 2;
    const put = await compare(
      product,
      changes(ours, product.headers, rows.slice(half)),
      changes(theirs, {}, rows.slice(0, half)),
    );
    judge("changing a field, share of a bare server's requests/s", put.ratio, { least: 0.35 }, kind === "server");
  } finally {
    product.kill();
    await bare.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
