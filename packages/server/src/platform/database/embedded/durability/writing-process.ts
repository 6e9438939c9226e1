// For the durability tests: a process that writes rows until it is killed, and says of each that it was acknowledged.
import { openQuietly } from "../testing-directory.ts";

const [directory, rows] = process.argv.slice(2);
const db = await openQuietly(directory!);
for (let id = 1; id <= Number(rows); id += 1) {
  await db.pool.query(
    "insert into places values ($1::int, 'place ' || $1::int, ST_Point(mod($1::int, 360) - 180, mod($1::int, 90)))",
    [id],
  );
  process.stdout.write(`${id}\n`);
  if (id % 120 === 0) await db.pool.query("checkpoint");
}
setInterval(() => undefined, 1000); // waits to be killed
