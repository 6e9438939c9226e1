// Contents in a bucket of an S3 service, of Amazon or of anybody else who speaks the same language.
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Settings } from "../settings.ts";
import type { FileStore } from "./file-store.ts";

/** Services take 5 GB in one piece, and of a larger object ten thousand parts. */
const inOnePiece = 1024 * 1024 * 1024;
const partSize = 64 * 1024 * 1024;

export type S3Settings = Pick<Settings, "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">;

/** Speaks to the service that the settings name. */
export function clientFor(settings: S3Settings): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  return new S3Client({
    region: S3_REGION,
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    // Other services keep the framing of Amazon's own checksums as if it were content.
    ...(S3_ENDPOINT && {
      endpoint: S3_ENDPOINT,
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED" as const,
      responseChecksumValidation: "WHEN_REQUIRED" as const,
    }),
  });
}

/** Objects are named `files/ab/ab12…`. A put is complete or not there: that is what S3 promises. */
export function s3Store(settings: S3Settings & { S3_BUCKET: string }): FileStore {
  const client = clientFor(settings);
  const objectOf = (key: string) => ({ Bucket: settings.S3_BUCKET, Key: `files/${key}` });
  const sizeOf = async (key: string): Promise<number | null> => {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand(objectOf(key)));
      return ContentLength ?? null;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
      throw error;
    }
  };
  const bodyOf = async (key: string, Range?: string): Promise<Readable> => {
    const { Body } = await client.send(new GetObjectCommand({ ...objectOf(key), ...(Range && { Range }) }));
    return Body as Readable;
  };
  return {
    sizeOf,
    stream: (key) => bodyOf(key),
    has: async (key) => (await sizeOf(key)) !== null,
    async put(key, path, size) {
      if ((await sizeOf(key)) === size) return;
      const object = { ...objectOf(key), Body: createReadStream(path), ContentLength: size };
      if (size > inOnePiece) await new Upload({ client, params: object, partSize, queueSize: 2 }).done();
      else await client.send(new PutObjectCommand(object));
      const kept = await sizeOf(key);
      if (kept === size) return;
      await client.send(new DeleteObjectCommand(objectOf(key)));
      throw new Error(`the S3 service kept ${kept} of ${size} bytes`);
    },
    read: async (key) => buffer(await bodyOf(key)),
    async open(key, { first, last }) {
      const body = await bodyOf(key, `bytes=${first}-${last}`);
      return (target) => pipeline(body, target);
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(objectOf(key)))),
  };
}
