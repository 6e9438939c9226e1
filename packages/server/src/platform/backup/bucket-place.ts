// Backups in a bucket of an S3 service.
import type { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { clientFor, type S3Settings } from "../files/s3-store.ts";
import type { BackupPlace } from "./backup-place.ts";
import { momentOf } from "./retention.ts";

/** A backup goes in pieces, of which a service takes ten thousand: together 640 GB. */
const partSize = 64 * 1024 * 1024;

/** `address`: `s3://bucket/prefix`. An object is there when all of it has arrived: that is what S3 promises. */
export function bucketPlace(address: string, settings: S3Settings): BackupPlace {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  const client = clientFor(settings);
  const objectOf = (name: string) => ({ Bucket, Key: prefix ? `${prefix}/${name}` : name });
  return {
    shown: address,
    async put(name, content) {
      await new Upload({ client, params: { ...objectOf(name), Body: content }, partSize, queueSize: 2 }).done();
      return (await client.send(new HeadObjectCommand(objectOf(name)))).ContentLength ?? 0;
    },
    read: async (name) => (await client.send(new GetObjectCommand(objectOf(name)))).Body as Readable,
    async list() {
      const found: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: prefix ? `${prefix}/` : "",
            ...(token && { ContinuationToken: token }),
          }),
        );
        for (const { Key = "" } of page.Contents ?? []) found.push(Key.slice(prefix ? prefix.length + 1 : 0));
        token = page.NextContinuationToken;
      } while (token);
      return found.filter((name) => momentOf(name) !== null);
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand(objectOf(name)))),
    room: async () => null,
    // What was not finished is no object.
    tidy: async () => undefined,
  };
}
