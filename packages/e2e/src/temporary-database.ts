// A database of one's own on the server that DATABASE_URL names.
import pg from "pg";

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export async function temporaryDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env["DATABASE_URL"];
  if (!server) throw new Error("DATABASE_URL must name a PostgreSQL server with PostGIS");
  const name = `atalaya_e2e_${process.pid}_${Date.now()}`;
  await onServer(server, `create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}
